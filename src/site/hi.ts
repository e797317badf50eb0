import "./hi.css";

export { default } from "./texts/texts.hi.json";
