/**
 * How hard a text is to read, as LIX counts it (Björnsson 1968): words per sentence, plus the share of long words in
 * percent. 30 is easy, 40 a newspaper's everyday text, 50 and more a text for professionals.
 *
 * A sentence ends at a point, a colon, a question or exclamation mark before a space, and at the end of its block: a list
 * item, a heading, a cell of a table and a button are a sentence each. Those of fewer than 4 words are passed over: a table
 * of labels and amounts would make any text easy. What a no-break space joins is one expression: in
 * `art.\u00a030 LAVS` or `1.\u00a0Säule` nothing ends. A long word has more than 6 letters; of `l’estimation` the 10 after the
 * article count. Digits are no letters, so that amounts, days and articles of law are never long, and the terms and names
 * of `exempt` are not either: nobody can say them more easily.
 */
import { wordsOf } from './seen-words'

const LONG = 6
const SHORTEST = 4

export type Reading = { words: number; sentences: number; long: string[]; lix: number }

export function readingOf(blocks: readonly string[], isExempt: (word: string) => boolean = () => false): Reading {
  const sentences = blocks.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length >= SHORTEST)
  const words = sentences.flatMap(wordsOf)
  const long = words.map(bare).filter((word) => word.length > LONG && !isExempt(word))
  const [count, parts] = [words.length, sentences.length]
  return { words: count, sentences: parts, long, lix: count === 0 ? 0 : count / parts + (100 * long.length) / count }
}

export const sentencesOf = (block: string) =>
  block.split(/(?<=[.:?!…](?:\u00a0?[»”)])*) /).filter((sentence) => wordsOf(sentence).length > 0)

/** An article or a pronoun whose last letter is left out: `l’`, `qu’`. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/i

/** The letters of a word, without an elided one before it; none where it has a digit. */
const bare = (word: string) =>
  /\p{N}/u.test(word)
    ? ''
    : word
        .replace(/^[^\p{L}]+/u, '')
        .replace(ELIDED, '')
        .replace(/[^\p{L}]/gu, '')
