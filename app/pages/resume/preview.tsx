import type { Career } from '~/dossier/shape/career'
import type { CapitalUse, Decision } from '~/dossier/shape/decision'
import type { Simulation } from '~/dossier/shape/simulation'
import { statementRows } from '~/forms/account-3a'
import { avsRows } from '~/forms/avs/values'
import { careerRows, inShort } from '~/forms/career/entered'
import { certificateRows } from '~/forms/certificate'
import { familyRows } from '~/forms/family/form'
import { PLACE } from '~/forms/place/form'
import { VESTED } from '~/forms/vested'
import { chf, dayText, percent } from '~/language/format'
import { enteredRows } from '~/ui/form/declaration/entered'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { capitalUseIn, changesIn } from '~/ui/synthesis/comparison/simulation-changes'
import type { ResumeAnswer } from './form'

type PreviewEntries = NonNullable<ResumeAnswer['preview']>['entered']

/** Every value that the file would enter. */
export function Preview({ entered }: { entered: PreviewEntries }) {
  const { t } = useText()
  const { firstPillar: info, family, careers, papers, simulation, place, decision, marginalRate } = entered
  const { wealth, scenarios } = entered
  return (
    <>
      {info && <Rows title={t('ownCheck.you')} rows={avsRows(t, info)} />}
      {family && <Rows title={t('family.title')} rows={familyRows(t, family)} />}
      {(['person', 'partner', 'former'] as const).map((owner) => {
        const career = careers[owner]
        return career && <CareerRows key={owner} title={t(`ownCheck.incomes.${owner}`)} career={career} />
      })}
      {papers && papers.length > 0 && (
        <Section title={t('papers.legend')}>
          <ul>
            {papers.map((paper) => (
              <li key={paper}>{t(`papers.at.${paper}.name`)}</li>
            ))}
          </ul>
        </Section>
      )}
      <CopiedPapers {...entered} />
      {simulation && <Change title={t('resume.preview.simulation')} simulation={simulation} />}
      {/* The canton in a file may not exist, so its letters are shown. */}
      {place && <Rows title={t('resume.preview.place')} rows={enteredRows(t, PLACE, place)} />}
      {decision && <Rows title={t('resume.preview.decision')} rows={decisionRows(t, decision)} />}
      {marginalRate !== null && (
        <Rows
          title={t('resume.preview.marginalRate')}
          rows={[{ term: t('simulation.tax.label'), value: percent(marginalRate) }]}
        />
      )}
      {wealth !== null && (
        <Rows
          title={t('resume.preview.wealth')}
          rows={[{ term: t('resume.preview.wealthTerm'), value: chf(wealth) }]}
        />
      )}
      {scenarios.map(({ name, ...scenario }) => (
        <Change key={name} title={t('resume.preview.scenario', { name })} {...scenario} />
      ))}
    </>
  )
}

/** The papers of the second and third pillar. */
function CopiedPapers({ secondPillar, thirdPillar }: Pick<PreviewEntries, 'secondPillar' | 'thirdPillar'>) {
  const { t } = useText()
  return (
    <>
      {secondPillar.certificates.map((certificate, index) => (
        <Rows
          // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
          key={index}
          title={certificate.label}
          rows={[{ term: t('certificate.date'), value: dayText(certificate.date) }, ...certificateRows(t, certificate)]}
        />
      ))}
      {secondPillar.vested.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
        <Rows key={index} title={one.label} rows={enteredRows(t, VESTED, one)} />
      ))}
      {hasNoFund(secondPillar) && <p>{t('resume.preview.noFund')}</p>}
      {thirdPillar.statements.map((statement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
        <Rows key={index} title={statement.label} rows={statementRows(t, statement)} />
      ))}
      {hasNo3a(thirdPillar) && <p>{t('resume.preview.no3a')}</p>}
    </>
  )
}

/** Visitors who copied a paper have a fund or an account although they selected no party. */
const hasNoFund = ({ selection, certificates, vested }: PreviewEntries['secondPillar']) =>
  selection?.length === 0 && certificates.length === 0 && vested.length === 0
const hasNo3a = ({ selection, statements }: PreviewEntries['thirdPillar']) =>
  selection?.length === 0 && statements.length === 0

const Rows = ({ title, rows }: { title: string; rows: readonly SummaryRow[] }) => (
  <Section title={title}>{rows.length > 0 && <SummaryList rows={rows} />}</Section>
)

/** An extract is shown by its sums, and line by line on demand. */
function CareerRows({ title, career }: { title: string; career: Career }) {
  const { t } = useText()
  if (career.way === 'none') return null
  return (
    <Section title={title}>
      <SummaryList rows={careerRows(t, inShort(career))} />
      {career.way === 'extract' && (
        <details>
          <summary>{t('resume.preview.lines')}</summary>
          <ul>
            {career.rows.map(({ line, year, amount }) => (
              <li key={line}>{t('resume.preview.line', { year, amount: chf(amount) })}</li>
            ))}
            {career.unread.map(({ line, text }) => (
              <li key={`unread ${line}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

type ChangeProps = { title: string; simulation: Simulation; capital?: CapitalUse | null }

function Change({ title, simulation, capital = null }: ChangeProps) {
  const { t } = useText()
  return (
    <Section title={title}>
      <ul>
        {[...workOf(t, simulation), ...changesIn(t, simulation), ...capitalUseIn(t, capital)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}

function decisionRows(t: T, { status, spouse, spread, ...asked }: Decision) {
  const row = (term: string, value: string | null) => (value === null ? [] : [{ term, value }])
  const field = (name: 'status' | 'yield' | 'until') => t(`decide.fields.${name}`)
  return [
    ...row(field('status'), t(`decide.status.${status}`)),
    ...row(field('yield'), asked.yield === null ? null : percent(asked.yield)),
    ...row(field('until'), asked.until === null ? null : String(asked.until)),
    ...row(
      t('decide.spouse.title'),
      spouse.length > 0
        ? spouse.map(({ year, amount }) => t('decide.line', { what: year, value: chf(amount) })).join(', ')
        : null,
    ),
    ...row(t('decide.spread.title'), spread.length > 0 ? spread.map(({ year }) => String(year)).join(', ') : null),
  ]
}

const workOf = (t: T, { currentSalary, currentRate }: Simulation): string[] => [
  ...(currentSalary === null ? [] : [`${t('simulation.currentSalary')} ${chf(currentSalary)}`]),
  ...(currentRate === null ? [] : [`${t('simulation.currentRate')} ${percent(currentRate)}`]),
]
