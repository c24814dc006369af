"""Tests of the words: every id, event, option, question and refusal has its sentence."""
