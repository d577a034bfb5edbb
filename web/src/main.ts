import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/panels.css";
import "./styles/board.css";
import "./styles/pages.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

export default mount(App, { target });
