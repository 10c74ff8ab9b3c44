"""Tests of Council of Five."""
