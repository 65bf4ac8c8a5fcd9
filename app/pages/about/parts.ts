/** The texts of the page, and which parties have to be connected for their sentences to hold. */
import { howMany, type SentenceRules } from '~/ui/parties/connected'
import type { TextPart } from '~/ui/text-section'

export const WHAT: TextPart = {
  title: 'about.what.title',
  list: [
    'about.what.known',
    'about.what.partlyKnown',
    'about.what.own',
    'about.what.ownAlways',
    'about.what.computed',
    'about.what.couples',
    'about.what.change',
  ],
}
export const IN_SERVICE: TextPart = { ...WHAT, list: [...(WHAT.list ?? []), 'about.prototype.status'] }
export const SENTENCE_RULES: SentenceRules = [
  [({ identity }) => identity, ['about.prototype.data']],
  [(connected) => howMany(connected) === 'all', ['about.what.known']],
  [(connected) => howMany(connected) === 'some', ['about.what.partlyKnown']],
  [(connected) => !connected.identity || howMany(connected) !== 'none', ['about.what.own']],
  [(connected) => connected.identity && howMany(connected) === 'none', ['about.what.ownAlways']],
]
export const PROTOTYPE: TextPart = {
  title: 'about.prototype.title',
  before: ['about.prototype.data', 'about.prototype.own', 'about.prototype.status', 'about.prototype.later'],
}
export const RESULTS: TextPart = { title: 'about.results', before: ['terms.results.value'] }
export const HOW: TextPart = {
  title: 'about.how.title',
  before: ['about.how.law', 'about.how.assumptions', 'about.how.steps'],
}
export const STANDARDS: TextPart = {
  title: 'about.standards.title',
  before: ['about.standards.intro'],
  list: ['about.standards.pension', 'about.standards.directory', 'about.standards.firstPillar'],
}
