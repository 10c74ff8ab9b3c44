// The first line of the client.
import { mount } from "svelte";
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/alegreya/wght-italic.css";
import "@fontsource-variable/grenze-gotisch/wght.css";
import "./style/theme.css";
import "./style/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
