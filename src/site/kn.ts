import "./kn.css";

export { default } from "./texts/texts.kn.json";
