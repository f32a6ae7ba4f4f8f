"""Codes of authenticator apps, by the vectors of RFC 6238, appendix B."""

from __future__ import annotations

import base64

import pytest

from cosmodrome.server.people import totp

SEED = b"1234567890"
#: Seconds since 1970, and the codes of eight digits by SHA-1, SHA-256 and SHA-512.
VECTORS = [
    (59, "94287082", "46119246", "90693936"),
    (1111111109, "07081804", "68084774", "25091201"),
    (1111111111, "14050471", "67062674", "99943326"),
    (1234567890, "89005924", "91819424", "93441116"),
    (2000000000, "69279037", "90698825", "38618901"),
    (20000000000, "65353130", "77737706", "47863826"),
]
LENGTHS = {"sha1": 20, "sha256": 32, "sha512": 64}


@pytest.mark.parametrize(("seconds", "sha1", "sha256", "sha512"), VECTORS)
def test_the_vectors_of_the_rfc_hold(seconds: int, sha1: str, sha256: str, sha512: str) -> None:
    for (algorithm, length), code in zip(LENGTHS.items(), (sha1, sha256, sha512), strict=True):
        secret = (SEED * 7)[:length]
        assert totp.code_of(secret, totp.step_at(seconds), 8, algorithm) == code


def test_a_code_counts_half_a_minute_early_and_late_and_no_longer() -> None:
    secret, now = SEED * 2, 1_000_000_000.0
    this = totp.step_at(now)
    for drift in (-1, 0, 1):
        assert totp.step_of(secret, totp.code_of(secret, this + drift), now) == this + drift
    for drift in (-2, 2):
        assert totp.step_of(secret, totp.code_of(secret, this + drift), now) is None
    for wrong in ("", "12345", "٠١٢٣٤٥", "1234567"):
        assert totp.step_of(secret, wrong, now) is None


def test_a_secret_is_long_and_reads_as_it_is_typed() -> None:
    secret = totp.new_secret()
    assert len(base64.b32decode(secret)) == 20
    spaced = " ".join(secret[at : at + 4] for at in range(0, len(secret), 4)).lower()
    assert totp.read_secret(spaced) == totp.read_secret(secret)
    for short in ("", "JBSWY3DP", "not base32!", "1" * 32):
        assert totp.read_secret(short) is None


def test_an_app_can_read_the_address_and_the_picture_is_one() -> None:
    address = totp.address_of("ABC", "ada&co", "Club: Zürich")
    assert address == "otpauth://totp/Club%3A%20Z%C3%BCrich%3Aada%26co?secret=ABC&issuer=Club%3A+Z%C3%BCrich"
    kind, _, data = totp.picture_of(address).partition(",")
    assert kind == "data:image/svg+xml;base64"
    assert b"<svg" in base64.b64decode(data)
