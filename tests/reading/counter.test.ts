/** The counter itself: what it counts as seen, as a word, as a sentence and as long. */
import { describe, expect, it } from 'vitest'
import { exemptIn } from './exempt-words'
import { readingOf, sentencesOf } from './readability'
import { seenBlocks, wordsOf } from './seen-words'

const page = (main: string) =>
  `<!doctype html><link rel="stylesheet" href="/app/styles/app.css"><body><header>Menu</header><main>${main}</main></body>`
const blocksAt = (width: number, main: string) => seenBlocks(page(main), 'main', width)

describe('what is seen of a page', () => {
  it.each<[string, string, string[]]>([
    [
      'paragraphs and headings',
      '<h1>Ma synthèse</h1><p>Une <strong>rente</strong>.</p>',
      ['Ma synthèse', 'Une rente.'],
    ],
    ['items of a list', '<ul><li>Un</li><li>Deux <a href="/x">trois</a></li></ul>', ['Un', 'Deux trois']],
    ['cells', '<table><tr><th>Année</th><td>12</td></tr></table>', ['Année', '12']],
    ['the summary of a closed fold', '<details><summary>Plus</summary><p>Caché</p></details>', ['Plus']],
    ['an open fold', '<details open><summary>Plus</summary><p>Montré</p></details>', ['Plus', 'Montré']],
    ['a closed fold in an open one', '<details open><details><p>Caché</p></details><p>A</p></details>', ['A']],
    [
      'the letters of a drawing',
      '<svg><title>T</title><desc>D</desc><text>AVS</text><text>LPP</text></svg>',
      ['AVS', 'LPP'],
    ],
    ['no word that is only heard', '<p>Oui <span class="visually-hidden">non</span></p>', ['Oui']],
    ['nothing hidden', '<p hidden>Non</p><p>Oui</p><script>non</script><input type="hidden" value="non">', ['Oui']],
    ['lines of a paragraph', '<p>Un<br>Deux</p>', ['Un', 'Deux']],
    ['a button apart from the words before it', '<p>Un <button>Deux</button></p>', ['Un', 'Deux']],
    ['no block without words', '<p> – </p><p>Un</p>', ['Un']],
  ])('%s', (_, main, blocks) => expect(blocksAt(412, main)).toEqual(blocks))

  it('is what a screen of its width shows', () => {
    const main = '<ol class="paper-only"><li>Sur papier</li></ol><p>Oui</p>'
    for (const width of [320, 412, 1280]) expect(blocksAt(width, main)).toEqual(['Oui'])
  })

  it('cannot be counted where there is no page', () =>
    expect(() => seenBlocks('<p>Fin</p>', 'main', 412)).toThrow('no main'))
})

describe('words and sentences', () => {
  it.each<[string, string[]]>([
    ["Dès 65\u00a0ans, CHF\u00a04'139 : oui", ['Dès', '65', 'ans,', 'CHF', "4'139", 'oui']],
    ['49\u00a0% – peut-être', ['49', 'peut-être']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  it.each<[string, string[]]>([
    ['Un. Deux! Trois', ['Un.', 'Deux!', 'Trois']],
    [
      'Selon art.\u00a030 al.\u00a01 LAVS, 1.5\u00a0% et le 01.02.2036.',
      ['Selon art.\u00a030 al.\u00a01 LAVS, 1.5\u00a0% et le 01.02.2036.'],
    ],
    ['Die 1.\u00a0Säule zahlt.', ['Die 1.\u00a0Säule zahlt.']],
    ['Capital\u00a0: une somme', ['Capital\u00a0:', 'une somme']],
    ['Il dit «\u00a0oui.\u00a0» Puis non.', ['Il dit «\u00a0oui.\u00a0»', 'Puis non.']],
  ])('%s', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))
})

describe('LIX', () => {
  it.each<[string, string[], string[], number]>([
    ['short words in one sentence', ['Le chat dort sur le lit'], [], 6],
    ['two sentences of four words', ['Le chat est là. Il est gris clair.'], [], 4],
    ['one of four words is long', ['Le logement est cher.'], ['logement'], 4 + 25],
    ['each block is a sentence', ['Le chat est là', 'Un capital est versé'], ['capital'], 4 + 12.5],
    ['labels and amounts are passed over', ['Le chat est là', 'Rente maximale', "CHF\u00a02'520"], [], 4],
    ['without the elided article', ['L’avenir qu’il voit là'], [], 4],
    ['an apostrophe within a word', ['C’est fait pour aujourd’hui'], ['aujourdhui'], 4 + 25],
    ['digits are no letters', ["CHF\u00a01'234'567 au 31.12.2036, art.\u00a029quinquies LAVS"], [], 7],
    ['nothing', [], [], 0],
  ])('%s', (_, blocks, long, lix) => {
    const reading = readingOf(blocks)
    expect(reading.long).toEqual(long)
    expect(reading.lix).toBeCloseTo(lix)
  })

  it('passes terms and names over, in number and case, and nothing else', () => {
    const [fr, de] = [exemptIn('fr'), exemptIn('de')]
    for (const word of ['cotisation', 'Bonifications', 'plafonnement', 'lémanique', 'Philippe', 'CAPITAL'])
      expect(fr(word), word).toBe(true)
    for (const word of ['synthèse', 'assurance', 'maintenant', 'retrait']) expect(fr(word), word).toBe(false)
    for (const word of ['Referenzalters', 'Pensionskassen', 'koordinierter', 'Genferseebogen'])
      expect(de(word), word).toBe(true)
    for (const word of ['Übersicht', 'Bundesgesetz', 'Berechnung']) expect(de(word), word).toBe(false)
    expect(readingOf(['Le plafonnement des rentes'], fr).long).toEqual([])
  })
})
