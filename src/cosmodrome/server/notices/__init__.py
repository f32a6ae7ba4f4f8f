"""Notices: telling people that it is their turn, also when no page of theirs is open."""
