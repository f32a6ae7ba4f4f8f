import { createRoot } from "react-dom/client";
import "./styles/fonts.css";
import "./styles/titles.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/panels.css";
import "./styles/palettes.css";
import "./styles/pages.css";
import "./styles/shell.css";
import "./styles/match.css";
import { App } from "./app";
import { startSettings } from "./ui/settings";

startSettings();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
