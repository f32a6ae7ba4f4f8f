"""`make golden`: tell every recorded game anew. With `--record`, play new games first (all, or those named)."""

from __future__ import annotations

import sys

from tests.golden.cases import CASES
from tests.golden.playthrough import playthrough


def main(arguments: list[str]) -> None:
    wanted = [argument for argument in arguments if not argument.startswith("-")]
    for case in CASES:
        if wanted and case.name not in wanted:
            continue
        if "--record" in arguments or not case.record_file.exists():
            case.record_file.write_text(case.play().to_json(), encoding="utf-8")
        text = playthrough(case.record())
        changed = not case.text_file.exists() or case.text_file.read_text(encoding="utf-8") != text
        case.text_file.write_text(text, encoding="utf-8")
        print(f"{case.name}: {len(text.splitlines())} lines, {'changed' if changed else 'unchanged'}")


if __name__ == "__main__":
    main(sys.argv[1:])
