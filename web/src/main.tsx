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
import { lookAhead } from "./api/ahead";
import { App } from "./app";
import { prepare } from "./boards/prepare";
import { startSettings } from "./ui/settings";

lookAhead(({ table }) => prepare(table));
startSettings();
const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
