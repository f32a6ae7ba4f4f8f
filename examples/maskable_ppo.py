"""The same with somebody else's trainer: sb3-contrib's MaskablePPO on Leaving Earth, alone and easy.

pip install "cosmodrome[rl]" torch==2.13.0 sb3-contrib
python -m examples.maskable_ppo 20000
"""

from __future__ import annotations

import sys

import gymnasium
from sb3_contrib import MaskablePPO

import cosmodrome.lab  # makes the ids known to Gymnasium


def main(steps: int) -> None:
    """Train for so many answers, then play twenty matches and tell the mean score."""
    env = gymnasium.make(
        "Cosmodrome/LeavingEarth-v1", opponents=[], players=1, level="easy", reward="dense", disable_env_checker=True
    )
    model = MaskablePPO("MlpPolicy", env, n_steps=512, batch_size=256, gamma=0.999, seed=1, verbose=1)
    model.learn(steps)
    scores = []
    for seed in range(20):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=False)
            seen, _, ended, _, info = env.step(action)
        scores.append(info["scores"][0])
    print(f"{cosmodrome.lab.encoding('leaving_earth').name}: mean score {sum(scores) / len(scores):.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
