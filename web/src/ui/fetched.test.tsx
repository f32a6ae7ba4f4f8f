import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { fetched } from "./fetched";

function Hello({ who }: { who: string }) {
  return <p>Hello {who}</p>;
}

class Caught extends Component<{ children: ReactNode }, { what: string | null }> {
  override state = { what: null };
  static getDerivedStateFromError(error: Error) {
    return { what: error.message };
  }
  override render() {
    return this.state.what ?? this.props.children;
  }
}

test("a component is drawn as soon as it is there, without a pause after its placeholder", async () => {
  let arrive: (component: typeof Hello) => void = () => undefined;
  const Later = fetched<{ who: string }>(
    () => new Promise((done) => (arrive = done)),
    () => <p>on its way</p>,
  );
  render(<Later who="Ada" />);
  expect(screen.getByText("on its way")).toBeTruthy();
  await act(async () => arrive(Hello));
  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("what was fetched ahead is there at once", async () => {
  const load = vi.fn(async () => Hello);
  const Later = fetched(load);
  Later.ahead();
  await Promise.resolve();
  await Promise.resolve();
  render(<Later who="Ben" />);
  expect(screen.getByText("Hello Ben")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a component that cannot be fetched is a failure where it should be drawn, and is asked for again later", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error("no way there"));
  const Later = fetched(load);
  const { unmount } = render(
    <Caught>
      <Later who="Cleo" />
    </Caught>,
  );
  expect(await screen.findByText("no way there")).toBeTruthy();
  unmount();
  render(<Later who="Cleo" />);
  expect(await screen.findByText("Hello Cleo")).toBeTruthy();
  silent.mockRestore();
});
