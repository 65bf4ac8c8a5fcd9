import type { Language } from './language'

const ACTS: Record<string, Record<Language, string>> = {
  LAVS: { fr: 'LAVS', de: 'AHVG' },
  RAVS: { fr: 'RAVS', de: 'AHVV' },
  LPC: { fr: 'LPC', de: 'ELG' },
  LPP: { fr: 'LPP', de: 'BVG' },
  'OPP 2': { fr: 'OPP\u00a02', de: 'BVV\u00a02' },
  LFLP: { fr: 'LFLP', de: 'FZG' },
  OLP: { fr: 'OLP', de: 'FZV' },
  CC: { fr: 'CC', de: 'ZGB' },
  LIFD: { fr: 'LIFD', de: 'DBG' },
  'OPP 3': { fr: 'OPP\u00a03', de: 'BVV\u00a03' },
}

/** How each language abbreviates what is stored in French. */
const ABBREVIATIONS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  fr: [],
  de: [
    [/\bart\./g, 'Art.'],
    [/\bal\./g, 'Abs.'],
    [/\blet\./g, 'Bst.'],
    [/\bdisp\. trans\./g, 'Übergangsbest.'],
    [/ à /g, ' bis '],
  ],
}

/**
 * An article of law as it is cited in a language: `LAVS art. 30 al. 1; RAVS art. 51bis` ->
 * `art. 30 al. 1 LAVS, art. 51bis RAVS` -> `Art. 30 Abs. 1 AHVG, Art. 51bis AHVV`.
 */
export const articleText = (article: string, language: Language) =>
  article
    .split('; ')
    .map((part) => cited(part, language))
    .join(', ')

function cited(part: string, language: Language): string {
  const [act = ''] = /^(OPP \d|\S+)/.exec(part) ?? []
  const numbers = part.slice(act.length + 1)
  const name = ACTS[act]?.[language] ?? act
  const told = ABBREVIATIONS[language].reduce((text, [from, to]) => text.replace(from, to), numbers)
  return `${told} ${name}`.replace(/(art|al|let|Abs|Bst)\. /gi, '$1.\u00a0')
}
