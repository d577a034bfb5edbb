"""Counting for each address: buckets that run out, turnstiles, and what an address is."""

from __future__ import annotations

import pytest

from caposaldo.server.buckets import Bucket, Buckets
from caposaldo.server.clients import CLIENT, counted
from caposaldo.server.problems import Problem
from caposaldo.server.turnstile import Turnstile
from tests.server.hand import Hand


def test_a_bucket_runs_out_at_its_rate_and_never_below_nothing() -> None:
    hand = Hand()
    bucket = Bucket(2.0, hand)
    bucket.add(10)
    assert bucket.wait(4) == 3
    hand.move(2.5)
    assert (bucket.level, bucket.wait(4), bucket.wait(5)) == (5, 0.5, 0)
    hand.move(100)
    assert bucket.level == 0


def test_a_bounded_number_of_addresses_is_remembered_those_used_last() -> None:
    buckets = Buckets(1.0, 3, Hand())
    for client in ("a", "b", "c", "a", "d"):
        buckets.add(client, 5)
    assert len(buckets) == 3
    assert {client for client in "abcd" if buckets.wait(client, 0)} == {"a", "c", "d"}


def test_a_turnstile_says_when_it_lets_through_again() -> None:
    hand = Hand()
    turnstile = Turnstile(3, "enough", 100, hand)
    for _ in range(3):
        turnstile.enter()
    with pytest.raises(Problem) as refused:
        turnstile.enter()
    error = refused.value
    assert (error.status, error.code, error.retry) == (429, "rate", 20)
    hand.move(19)
    with pytest.raises(Problem):
        turnstile.enter()
    hand.move(1)
    turnstile.enter()
    token = CLIENT.set("somebody else")
    turnstile.enter()
    CLIENT.reset(token)


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(host: str, client: str) -> None:
    assert counted(host) == client
