"""The file of a model: a policy as ONNX, which says what it plays and which encoding it expects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def write(target: Path, weights: dict[str, Any], game: str, encoding: str) -> None:
    """The graph by hand: it is five lines, and needs no tracer."""
    size, moves = weights["first.weight"].shape[1], weights["policy.weight"].shape[0]
    names = [name for name in weights if not name.startswith("value.")]
    constants = [numpy_helper.from_array(weights[name], name) for name in names]
    constants.append(numpy_helper.from_array(np.ones(1, np.float32), "one"))
    nodes = [
        helper.make_node("Add", ["observation", "one"], ["more"]),
        helper.make_node("Log", ["more"], ["squeezed"]),
        helper.make_node("Gemm", ["squeezed", "first.weight", "first.bias"], ["a"], transB=1),
        helper.make_node("Relu", ["a"], ["b"]),
        helper.make_node("Gemm", ["b", "second.weight", "second.bias"], ["c"], transB=1),
        helper.make_node("Relu", ["c"], ["d"]),
        helper.make_node("Gemm", ["d", "policy.weight", "policy.bias"], ["logits"], transB=1),
    ]
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["batch", size])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["batch", moves])],
        constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, {"cosmodrome_game": game, "cosmodrome_encoding": encoding})
    onnx.checker.check_model(model)
    onnx.save(model, target)
