/** What /accessibility says, by the keys of its sentences, and the tests that fail if that stops being true. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: titles stand here as they are written where they are.
import type { accessibility } from '../app/pages/accessibility/text.fr'

type Sentences<Part> = Exclude<keyof Part & string, 'title'>
type Parts = Pick<typeof accessibility, 'aim' | 'status' | 'built' | 'tested' | 'untested' | 'limits' | 'report'>
export type Claim = { [Part in keyof Parts]: `${Part}.${Sentences<Parts[Part]>}` }[keyof Parts]

/** A test by its file and its title as it is written there. */
type Shown = readonly [file: string, title: string]

const EVERY_PAGE = [
  'tests/e2e/every-page/structure.spec.ts',
  'every page has its title, its headings and landmarks, fits 320 by 256 with any spacing, and is easy to hit (${language})',
] as const
const WALKS = ['tests/a11y/hand/walks.spec.ts', '${walk} (${language})'] as const
/** On every page; on some with all checkers; in test:deep in every state. */
const NO_FAULT = [
  ['tests/visits/every-page/every-page.test.ts', 'html-validate finds no fault, in each page in one of the languages'],
  ['tests/e2e/every-page/no-automatic-fault.spec.ts', 'no checker finds a fault: ${titleOf(row)}'],
  [
    'tests/e2e/every-page/no-automatic-fault.spec.ts',
    'every page is checked at length in some state, and some here in all colours',
  ],
  ['tests/a11y/every-pair.spec.ts', 'no checker finds a fault: ${titleOf(row)}'],
] as const
const READ = ['tests/transcripts/transcripts.test.ts', 'every page is read'] as const
const KEPT = 'tests/e2e/session/keep-longer.spec.ts'
const KEPT_VISIT = 'tests/visits/session/keep-longer.test.ts'
const STATEMENT = 'tests/e2e/public-pages/accessibility-page.spec.ts'
const FEEDBACK = 'tests/visits/every-page/common-actions.test.ts'

/**
 * What people did or did not do, and what is not ours: no test can know it. Whoever changes that changes the sentence.
 */
export const BEYOND_TESTS: readonly Claim[] = [
  'aim.standard',
  'aim.notAudited',
  'report.enforcement',
  'untested.people',
  'untested.assistive',
  'limits.others',
]

export const SHOWN_BY: Partial<Record<Claim, readonly Shown[]>> = {
  'status.partly': [
    ['tests/documents.test.ts', 'covers each criterion of WCAG 2.2 once: 31 of level A, 24 of level AA, 31 of AAA'],
    ...NO_FAULT,
    EVERY_PAGE,
    WALKS,
  ],
  'status.method': [['tests/accessibility-claims.test.ts', 'the tests of %s are there']],
  'built.script': [
    ['tests/e2e/synthesis/journey.spec.ts', '${rows} ${person.firstName} reaches her or his figures (${language})'],
    [
      'tests/e2e/every-page/structure.spec.ts',
      'the keyboard comes to everything in order, is seen everywhere, and leaves',
    ],
    [KEPT, 'what is typed is there afterwards, nothing of it is saved, and the focus stays'],
  ],
  'built.settings': [[STATEMENT, 'the pages follow the device: its text, its light or dark, its colours'], WALKS],
  'built.errors': [
    ['tests/visits/pillars/avs-refused.test.ts', '$rows refuses $name'],
    ['tests/visits/pillars/avs-refused.test.ts', '[072] [240] refuses a form without gender and civil status'],
  ],
  'built.pdf': [
    ['app/takeaway/pdf.test.ts', 'has headings with a scope in every table, and a cell for each column'],
    ['app/takeaway/pdf.test.ts', 'is tagged, and tells language and title: %s'],
  ],
  'built.films': [
    ['tests/visits/public-pages/home.test.ts', '[050] the film explains, in pictures and in words'],
    ['app/pages/home/media/films.test.ts', '%s is small, silent, for old phones, and begins before it is there (%s)'],
  ],
  'built.colour': [
    ['tests/e2e/synthesis/outlook.spec.ts', 'in forced colours bands differ by texture, in the colours of text'],
    ['tests/transcripts/transcripts.test.ts', '%s'],
  ],
  'tested.intro': [
    ['tests/a11y/covering-rows.test.ts', 'meet every pair, whatever the factors'],
    [
      'tests/accessibility-claims.test.ts',
      'is tried in no browser but Chromium, in both languages, with scripts and without',
    ],
  ],
  'tested.checkers': [
    ['tests/a11y/every-pair.spec.ts', 'the style sheet of the sandbox is kept for the checker of files'],
    ['tests/a11y/bites.spec.ts', '${checker} finds ${planted}'],
    ...NO_FAULT,
  ],
  'tested.roles': [READ, ['tests/e2e/every-page/structure.spec.ts', 'the keyboard leads past the header']],
  'tested.structure': [EVERY_PAGE],
  'tested.narrow': [EVERY_PAGE, WALKS],
  'tested.targets': [EVERY_PAGE],
  'tested.contrast': [['app/styles/contrast.test.ts', 'text %s on %s has 7:1'], WALKS],
  'tested.keyboard': [WALKS, ['tests/e2e/every-page/planted-faults.deep.spec.ts', 'it is found: ${name}']],
  'tested.read': [READ],
  'untested.browsers': [
    [
      'tests/accessibility-claims.test.ts',
      'is tried in no browser but Chromium, in both languages, with scripts and without',
    ],
  ],
  'limits.time': [
    [KEPT_VISIT, 'after eleven times the button is gone, and the page says why; deleting the data changes nothing'],
    [KEPT, 'what is typed is there afterwards, nothing of it is saved, and the focus stays'],
    [KEPT_VISIT, 'of two 3a accounts what is typed is there afterwards, or the page says what to save first'],
    ['tests/accessibility-claims.test.ts', 'tells the hour and the times that there are (%s)'],
  ],
  'limits.tables': [
    [
      'tests/e2e/synthesis/synthesis.spec.ts',
      'on a narrow screen the table of two accounts scrolls by itself, with the keyboard too, and the page does not',
    ],
    EVERY_PAGE,
  ],
  'limits.names': [['tests/transcripts/transcripts.test.ts', '%s']],
  'limits.simple': [['tests/accessibility-claims.test.ts', 'has French and German, and no easy language']],
  'limits.english': [
    [
      'tests/visits/every-page/errors.test.ts',
      '[039] [041] a missing page has its code, words in its language, the catalogue’s English, and ways on',
    ],
  ],
  'report.what': [[FEEDBACK, '[131] feedback leads to the address that is set']],
  'report.behind': [['tests/every-page.test.ts', 'can be come to in two ways, unless it is a step']],
  'report.link': [[FEEDBACK, '[131] feedback leads to the address that is set']],
  'report.nowhere': [
    ['app/shell/product-public.test.ts', '[131] without an address for feedback no page leads to one (%s)'],
  ],
}
