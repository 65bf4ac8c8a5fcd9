import type { TextPart } from '~/ui/text-section'

/** `tested` must claim only what the tests named in docs/accessibility.md check. */
export const PARTS: TextPart[] = [
  { title: 'accessibility.aim.title', before: ['accessibility.aim.standard', 'accessibility.aim.notAudited'] },
  { title: 'accessibility.status.title', before: ['accessibility.status.partly', 'accessibility.status.method'] },
  {
    title: 'accessibility.built.title',
    list: [
      'accessibility.built.script',
      'accessibility.built.settings',
      'accessibility.built.errors',
      'accessibility.built.pdf',
      'accessibility.built.films',
      'accessibility.built.colour',
    ],
  },
  {
    title: 'accessibility.tested.title',
    before: ['accessibility.tested.intro'],
    list: [
      'accessibility.tested.checkers',
      'accessibility.tested.roles',
      'accessibility.tested.structure',
      'accessibility.tested.narrow',
      'accessibility.tested.targets',
      'accessibility.tested.contrast',
      'accessibility.tested.keyboard',
      'accessibility.tested.read',
    ],
  },
  {
    title: 'accessibility.untested.title',
    list: ['accessibility.untested.people', 'accessibility.untested.assistive', 'accessibility.untested.browsers'],
  },
  {
    title: 'accessibility.limits.title',
    list: [
      'accessibility.limits.time',
      'accessibility.limits.tables',
      'accessibility.limits.names',
      'accessibility.limits.simple',
      'accessibility.limits.english',
      'accessibility.limits.others',
    ],
  },
]
