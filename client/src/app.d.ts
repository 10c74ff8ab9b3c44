// What the build adds to TypeScript.
declare module "icon:*" {
  const drawing: string;
  export default drawing;
}
