import type { Connected } from '~/dossier/shape/visitor'
import { Contents } from '~/ui/contents'
import { Contact, OPERATOR_PATH, type Operator, useOperator } from '~/ui/frame/operator'
import { useText } from '~/ui/frame/text'
import { applyRules, howMany, type SentenceRules, whichSavings } from '~/ui/parties/connected'
import { Section } from '~/ui/section'
import { type Key, leavingOut, replacing, type TextPart, TextSection } from '~/ui/text-section'

const BRIEF: TextPart = {
  title: 'terms.brief.title',
  list: [
    'terms.brief.prototype',
    'terms.brief.own',
    'terms.brief.results',
    'terms.brief.kept',
    'terms.brief.use',
    'terms.brief.tracking',
  ],
}

const USE: TextPart[] = [
  {
    title: 'terms.service.title',
    id: 'service',
    before: ['terms.service.what', 'terms.service.prototype', 'terms.service.free'],
  },
  {
    title: 'terms.numbers.title',
    id: 'numbers',
    before: ['terms.numbers.none', 'terms.numbers.fictional', 'terms.numbers.law'],
  },
  { title: 'terms.results.title', id: 'results', before: ['terms.results.value', 'terms.results.law'] },
  {
    title: 'terms.conduct.title',
    id: 'conduct',
    list: ['terms.conduct.account', 'terms.conduct.others', 'terms.conduct.logout'],
  },
  { title: 'terms.liability.title', id: 'liability', before: ['terms.liability.service', 'terms.liability.law'] },
  { title: 'terms.changes.title', id: 'changes', before: ['terms.changes.text'] },
]

const UNNAMED: TextPart = {
  title: 'terms.operator.title',
  id: 'operator',
  before: ['terms.operator.name', 'terms.operator.contact', 'terms.operator.later'],
}
const NAMED: TextPart = { ...UNNAMED, before: ['terms.operator.named'] }

const PROTECTION: TextPart[] = [
  {
    title: 'terms.received.title',
    id: 'received',
    list: [
      'terms.received.typed',
      'terms.received.identity',
      'terms.received.register',
      'terms.received.funds',
      'terms.received.fundsAlone',
      'terms.received.entitiesAlone',
      'terms.received.computed',
    ],
  },
  { title: 'terms.purpose.title', id: 'purpose', before: ['terms.purpose.estimate', 'terms.purpose.decisions'] },
  {
    title: 'terms.recipients.title',
    id: 'recipients',
    list: [
      'terms.recipients.own',
      'terms.recipients.identity',
      'terms.recipients.register',
      'terms.recipients.funds',
      'terms.recipients.fundsAlone',
      'terms.recipients.entitiesAlone',
      'terms.recipients.partner',
    ],
    after: ['terms.recipients.nobody', 'terms.recipients.countries'],
  },
  {
    title: 'terms.retention.title',
    id: 'retention',
    before: [
      'terms.retention.session',
      'terms.retention.longer',
      'terms.retention.earlier',
      'terms.retention.link',
      'terms.retention.file',
      'terms.retention.parties',
      'terms.retention.connectedParties',
    ],
  },
  {
    title: 'terms.storage.title',
    id: 'storage',
    before: [
      'terms.storage.sealed',
      'terms.storage.limit',
      'terms.storage.shared',
      'terms.storage.logs',
      'terms.storage.logsKept',
    ],
  },
]

const RIGHTS: TextPart = {
  title: 'terms.rights.title',
  id: 'rights',
  list: ['terms.rights.access', 'terms.rights.copy', 'terms.rights.correction', 'terms.rights.deletion'],
  after: ['terms.rights.exercise', 'terms.rights.authority'],
}

const TRACKING: TextPart = {
  title: 'terms.cookies.title',
  id: 'cookies',
  before: ['terms.cookies.tracking', 'terms.cookies.counted'],
}

/** Shown only where the identity service and the parties are invented. */
const OF_PROTOTYPE: readonly Key[] = [
  'terms.brief.prototype',
  'terms.service.prototype',
  'terms.numbers.fictional',
  'terms.conduct.account',
]

/** Without a sign-in, nothing is said of other parties. */
const SENTENCE_RULES: SentenceRules = [
  [({ identity }) => identity, [...OF_PROTOTYPE, 'terms.received.identity', 'terms.recipients.identity']],
  [
    ({ register }) => register,
    ['terms.received.register', 'terms.recipients.register', 'terms.recipients.partner', 'terms.storage.shared'],
  ],
  [(connected) => whichSavings(connected) === 'both', ['terms.received.funds', 'terms.recipients.funds']],
  [(connected) => whichSavings(connected) === 'funds', ['terms.received.fundsAlone', 'terms.recipients.fundsAlone']],
  [
    (connected) => whichSavings(connected) === 'entities',
    ['terms.received.entitiesAlone', 'terms.recipients.entitiesAlone'],
  ],
  [(connected) => howMany(connected) === 'all', ['terms.retention.parties']],
  [(connected) => howMany(connected) === 'some', ['terms.retention.connectedParties']],
]

/** What stands in place of a sentence where somebody runs the service in their own name. */
const OF_OPERATOR: Partial<Record<Key, Key>> = {
  'terms.recipients.countries': 'terms.recipients.countryAsked',
  'terms.storage.logsKept': 'terms.storage.logsAsked',
  'terms.rights.exercise': 'terms.rights.exerciseAt',
}

/** `isInService`: an operator offers the service, so that it is no prototype. */
type TermsTextProps = { connected: Connected; isInService?: boolean }

/** The full terms of use and privacy policy. */
export function TermsText({ connected, isInService = false }: TermsTextProps) {
  const { t, to } = useText()
  const operator = useOperator()
  const instead: Partial<Record<Key, Key>> = {
    ...(operator ? OF_OPERATOR : {}),
    ...(isInService ? { 'terms.numbers.law': 'terms.numbers.lawAlone' as const } : {}),
  }
  const saying = (part: TextPart) =>
    replacing(instead, leavingOut(isInService ? OF_PROTOTYPE : [], applyRules(SENTENCE_RULES, connected, part)))
  return (
    <>
      <TextSection part={saying(BRIEF)} />
      <TermsContents />
      <Section title={t('terms.parts.use')} id="use">
        {USE.map((part) => (
          <TextSection key={part.title} part={saying(part)} level={3} />
        ))}
      </Section>
      <Section title={t('terms.parts.protection')} id="protection" intro={t('terms.parts.protectionLaw')}>
        {operator ? <Responsible operator={operator} /> : <TextSection part={UNNAMED} level={3} />}
        {PROTECTION.map((part) => (
          <TextSection key={part.title} part={saying(part)} level={3} />
        ))}
        <TextSection part={TRACKING} level={3}>
          <p className="alone">
            <a href={to('/cookies')}>{t('terms.cookies.more')}</a>
          </p>
        </TextSection>
        <TextSection part={saying(RIGHTS)} level={3} />
      </Section>
    </>
  )
}

/** Who processes the data, and where to ask (art. 19 para. 2 let. a of the data protection act). */
function Responsible({ operator: { privacyContact } }: { operator: Operator }) {
  const { t, to } = useText()
  return (
    <TextSection part={NAMED} level={3}>
      <p>
        {t('terms.operator.questions')} <Contact at={privacyContact} />
      </p>
      <p className="alone">
        <a href={to(OPERATOR_PATH)}>{t('terms.operator.more')}</a>
      </p>
    </TextSection>
  )
}

function TermsContents() {
  const { t } = useText()
  return (
    <Contents>
      <ContentsPart title={t('terms.parts.use')} id="use" parts={USE} />
      <ContentsPart
        title={t('terms.parts.protection')}
        id="protection"
        parts={[UNNAMED, ...PROTECTION, TRACKING, RIGHTS]}
      />
    </Contents>
  )
}

function ContentsPart({ title, id, parts }: { title: string; id: string; parts: readonly TextPart[] }) {
  const { t } = useText()
  return (
    <li>
      <a href={`#${id}`}>{title}</a>
      <ul className="link-columns">
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{t(part.title)}</a>
          </li>
        ))}
      </ul>
    </li>
  )
}
