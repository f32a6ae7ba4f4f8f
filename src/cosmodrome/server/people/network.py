"""Networks: whom limits count. An IPv6 customer has a whole /64 to choose addresses from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache


@lru_cache(4096)
def network_of(address: str) -> str:
    """An IPv4 address by itself, an IPv6 address by its /64; anything else as it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def is_address(name: str) -> bool:
    """Whether this is an address, not the name of one."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether this is an address of the open internet, and not a disguised one of an inner network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.is_multicast or not found.is_global:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return True
    # Only what is given out as unicast; not what carries an IPv4 address in it (6to4, Teredo, NAT64, mapped).
    carries_other = found.sixtofour is not None or found.teredo is not None or found.ipv4_mapped is not None
    return found in _UNICAST and not carries_other


_UNICAST = ipaddress.ip_network("2000::/3")
