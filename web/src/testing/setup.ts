import { cleanup, configure } from "@testing-library/react";
import { afterEach, inject, vi } from "vitest";
import { keepContent } from "../api/content";

afterEach(cleanup);
// What appears a moment later may take its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

for (const [game, content] of Object.entries(inject("content"))) keepContent(game, content);

// jsdom has neither media queries nor modal dialogs.
window.matchMedia ??= vi.fn().mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
