"""Every small way in which a function of the rules can be changed."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Statements that may vanish. Plain names stay assigned: without them the code only stumbles.
DROPPED = (ast.Expr, ast.AugAssign, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what stood there, what stands there now."""

    file: str
    function: str
    line: int
    #: The lines of the statement it is part of; a test that runs none of them cannot notice.
    lines: range
    before: str
    after: str
    #: The line of the source, as it is and as it would be.
    diff: tuple[str, str]
    make: Callable[[str], CodeType] = field(compare=False, repr=False)

    @property
    def name(self) -> str:
        """Says which change it is as long as the function stays the same, wherever it moves in its file."""
        return f"{self.file}:{self.function}: {self.before} -> {self.after}"


def mutants(file: str, source: str) -> list[Mutant]:
    """All changes of one module's functions."""
    tree = ast.parse(source)
    lines = source.splitlines()
    found: list[Mutant] = []
    twins: Counter[str] = Counter()
    for name, function in _functions(tree):
        for number, node, new in _changes(function):
            before, after = _said(node), _said(new)
            key = f"{name}: {before} -> {after}"
            twins[key] += 1
            if twins[key] > 1:
                after = f"{after} ({twins[key]})"
            diff = _diff(lines, node, new)
            make = partial(_compiled, tree, name, function, number, new)
            found.append(Mutant(file, name, node.lineno, _lines_around(function, node), before, after, diff, make))
    return found


def _lines_around(function: ast.FunctionDef, node: ast.expr | ast.stmt) -> range:
    """The lines of the innermost statement around a node, without those of its body."""
    best = range(0)
    for statement in ast.walk(function):
        if isinstance(statement, ast.stmt) and statement is not function:
            body = getattr(statement, "body", None)
            end = body[0].lineno - 1 if body else (statement.end_lineno or statement.lineno)
            lines = range(statement.lineno, max(end, statement.lineno) + 1)
            if node.lineno in lines and (not best or len(lines) <= len(best)):
                best = lines
    return best or range(node.lineno, node.lineno + 1)


def _diff(lines: list[str], node: ast.expr | ast.stmt, new: ast.AST) -> tuple[str, str]:
    line = lines[node.lineno - 1]
    whole = isinstance(node, ast.If | ast.While) or node.end_lineno != node.lineno
    rest = "" if whole else line.encode()[node.end_col_offset :].decode()
    return line, line.encode()[: node.col_offset].decode() + _said(new) + rest


def _compiled(tree: ast.Module, name: str, function: ast.FunctionDef, number: int, new: ast.AST, path: str) -> CodeType:
    """The changed function's code, as if it stood in this file."""
    changed = copy.deepcopy(function)
    parent, field_name, index, node = _spots(changed)[number]
    put = ast.copy_location(copy.deepcopy(new), node)
    if index is None:
        setattr(parent, field_name, put)
    else:
        getattr(parent, field_name)[index] = put
    ast.fix_missing_locations(changed)
    return _code_of(compile(_with(tree, function, changed), path, "exec"), name)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


#: A place in a function: the parent's field, the index where it is a list, and what stands there.
Spot = tuple[ast.AST, str, int | None, ast.AST]


def _spots(function: ast.FunctionDef) -> list[Spot]:
    """The places of a function that hold rules: not its signature, no annotation, no assertion."""
    found: list[Spot] = []
    heap: list[ast.AST] = [function]
    while heap:
        parent = heap.pop()
        if isinstance(parent, ast.UnaryOp) and isinstance(parent.operand, ast.Constant):
            # A negative number is one thing: -1 stands for "none", and so would -2.
            continue
        for name, index, node in _children(parent):
            if (parent is function and name != "body") or name == "annotation" or isinstance(node, ast.Assert):
                continue
            found.append((parent, name, index, node))
            heap.append(node)
    return found


def _changes(function: ast.FunctionDef) -> Iterator[tuple[int, ast.expr | ast.stmt, ast.AST]]:
    """The number of a spot, what stands there, and what may stand there instead."""
    for number, (_, _, _, node) in enumerate(_spots(function)):
        if isinstance(node, ast.expr | ast.stmt):
            yield from ((number, node, new) for new in _instead(node, function))


def _children(parent: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for name, value in ast.iter_fields(parent):
        if isinstance(value, ast.AST):
            yield name, None, value
        elif isinstance(value, list):
            yield from ((name, index, item) for index, item in enumerate(value) if isinstance(item, ast.AST))


def _instead(node: ast.AST, function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What may stand in place of this node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for kind in COMPARISONS[type(node.ops[0])]:
            yield ast.Compare(node.left, [kind()], node.comparators)
    elif isinstance(node, ast.Compare):
        for index, op in enumerate(node.ops):
            kind = COMPARISONS[type(op)][0]
            yield ast.Compare(node.left, [*node.ops[:index], kind(), *node.ops[index + 1 :]], node.comparators)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield ast.Constant(node.value + 1)
            if node.value:
                yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        if len(node.values) > 2:
            for index in range(len(node.values)):
                yield ast.BoolOp(node.op, node.values[:index] + node.values[index + 1 :])
        else:
            yield from node.values
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            yield ast.Constant(0)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        if not isinstance(node.left, ast.JoinedStr):
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.If | ast.While):
        if not isinstance(node.test, ast.Constant | ast.Compare):
            yield type(node)(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield ast.Call(ast.Name(CALLS[node.func.id], ast.Load()), node.args, node.keywords)
    if _may_vanish(node, function):
        yield ast.Pass()


def _may_vanish(node: ast.AST, function: ast.FunctionDef) -> bool:
    if isinstance(node, ast.Return):
        return node.value is None
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    return isinstance(node, DROPPED) and not _is_words(node) and not _is_the_only_yield(node, function)


def _is_words(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _yields(node: ast.AST) -> int:
    return sum(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in ast.walk(node))


def _is_the_only_yield(node: ast.AST, function: ast.FunctionDef) -> bool:
    """Without it the function would be no generator any more, which is no change of a rule."""
    return _yields(node) > 0 and _yields(node) == _yields(function)


def _said(node: ast.AST) -> str:
    """A node in one line: of a branch its condition alone."""
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())


def _with(tree: ast.Module, function: ast.FunctionDef, changed: ast.FunctionDef) -> ast.Module:
    """The module with one function changed; everything else is shared, and nothing is altered."""

    def swap(body: list[ast.stmt]) -> list[ast.stmt]:
        return [changed if node is function else node for node in body]

    whole = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and function in node.body:
            node = copy.copy(node)
            node.body = swap(node.body)
        whole.append(node)
    return ast.Module(swap(whole), [])


def _code_of(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
    return code
