import type { TextPart } from '~/ui/text-section'

export const WHAT: TextPart = {
  title: 'about.what.title',
  list: ['about.what.known', 'about.what.own', 'about.what.computed', 'about.what.couples', 'about.what.change'],
}
export const IN_SERVICE: TextPart = { ...WHAT, list: [...(WHAT.list ?? []), 'about.prototype.status'] }
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
