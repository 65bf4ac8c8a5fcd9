import { Contents } from '~/ui/contents'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type Key, leavingOut, type TextPart, TextSection } from '~/ui/text-section'

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

const PROTECTION: TextPart[] = [
  {
    title: 'terms.operator.title',
    id: 'operator',
    before: ['terms.operator.name', 'terms.operator.contact', 'terms.operator.later'],
  },
  {
    title: 'terms.received.title',
    id: 'received',
    list: [
      'terms.received.typed',
      'terms.received.identity',
      'terms.received.register',
      'terms.received.funds',
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

/** Shown only where signing in is possible. */
const OF_SIGN_IN: readonly Key[] = [
  'terms.brief.prototype',
  'terms.service.prototype',
  'terms.numbers.fictional',
  'terms.conduct.account',
  'terms.received.identity',
  'terms.received.register',
  'terms.received.funds',
  'terms.recipients.identity',
  'terms.recipients.register',
  'terms.recipients.funds',
  'terms.recipients.partner',
  'terms.retention.parties',
  'terms.storage.shared',
]

/** The full terms of use and privacy policy. */
export function TermsText({ hasSignIn }: { hasSignIn: boolean }) {
  const { t, to } = useText()
  const saying = (part: TextPart) => (hasSignIn ? part : leavingOut(OF_SIGN_IN, part))
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
        {PROTECTION.map((part) => (
          <TextSection key={part.title} part={saying(part)} level={3} />
        ))}
        <TextSection part={TRACKING} level={3}>
          <p className="alone">
            <a href={to('/cookies')}>{t('terms.cookies.more')}</a>
          </p>
        </TextSection>
        <TextSection part={RIGHTS} level={3} />
      </Section>
    </>
  )
}

function TermsContents() {
  const { t } = useText()
  return (
    <Contents>
      <ContentsPart title={t('terms.parts.use')} id="use" parts={USE} />
      <ContentsPart title={t('terms.parts.protection')} id="protection" parts={[...PROTECTION, TRACKING, RIGHTS]} />
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
