// The first line of the client.
import { mount } from "svelte";
import "../fonts/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
