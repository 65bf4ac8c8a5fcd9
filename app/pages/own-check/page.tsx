import type { ReactNode } from 'react'
import { statementRows } from '~/forms/account-3a'
import { avsRows } from '~/forms/avs/values'
import { type CareerInShort, careerRows, yearRows } from '~/forms/career/entered'
import { certificateRows } from '~/forms/certificate'
import { familyRows } from '~/forms/family/form'
import { VESTED } from '~/forms/vested'
import { chf, dayText } from '~/language/format'
import type { OpenStep } from '~/language/next-step'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { enteredRows } from '~/ui/form/declaration/entered'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { pathOfPaper } from '~/ui/own-papers/place'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { Section } from '~/ui/section'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { Words } from '~/ui/term'
import type { Lack, OwnCheckView } from './view'

type OwnCheckProps = OwnCheckView & { next: OpenStep | '/synthesis' }

export function OwnCheckPage({ avs, lpp, pillar3a, next }: OwnCheckProps) {
  const { t, to } = useText()
  return (
    <Page title={t('ownCheck.title')} intro={t('ownCheck.intro')}>
      <DoneNotice possible={['paper', 'paperRemoved']} />
      <Pillar title={t('synthesis.avs')} lacks={avs.lacks}>
        <AvsGroups {...avs} />
      </Pillar>
      <Pillar title={t('synthesis.lpp')} lacks={lpp.lacks}>
        <LppGroups {...lpp} />
      </Pillar>
      <Pillar title={t('synthesis.pillar3a')} lacks={pillar3a.lacks}>
        <Groups3a {...pillar3a} />
      </Pillar>
      <Actions>
        <ButtonLink to={to(next)}>
          {t(next === '/synthesis' ? 'ownCheck.toSynthesis' : `synthesis.open.${next}`)}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

/** What is missing comes first, since it decides what the total means. */
function Pillar({ title, lacks, children }: { title: string; lacks: readonly Lack[]; children: ReactNode }) {
  const { t, to } = useText()
  return (
    <Section title={title}>
      {lacks.map(({ key, path, count }) => (
        <Notice key={key} kind={key === 'noFund' || key === 'no3a' ? 'info' : 'warning'}>
          <p>
            <Words>{t(`ownCheck.lacks.${key}`, { count: count ?? 0 })}</Words>{' '}
            <a href={to(path)}>{t(`ownCheck.toRight.${key}`)}</a>
          </p>
        </Notice>
      ))}
      {children}
    </Section>
  )
}

type GroupProps = {
  title: string
  /** Where the figures come from. */
  source: string
  rows: readonly SummaryRow[]
  /** The page where they can be changed, and the text of the link. */
  change: { path: string; text: string }
}

function Group({ title, source, rows, change }: GroupProps) {
  const { to } = useText()
  return (
    <Section title={title} level={3} isLandmark={false}>
      <p className="hint">{source}</p>
      {rows.length > 0 && <SummaryList rows={rows} />}
      <p className="alone">
        <a href={to(change.path)}>{change.text}</a>
      </p>
    </Section>
  )
}

function AvsGroups({ problem, info, family, careers, register, registerSilent }: OwnCheckView['avs']) {
  const { t } = useText()
  const familyLines = familyRows(t, family)
  return (
    <>
      <SilentNotice problem={problem} title={t('avs.infoSilent')} text={t('guided.check.silent')} />
      {registerSilent && <Notice kind="warning">{t('ownCheck.registerSilent')}</Notice>}
      {info && (
        <Group
          title={t('ownCheck.you')}
          source={t('ownCheck.typed')}
          rows={avsRows(t, info)}
          change={{ path: '/avs', text: t('ownCheck.changeInfo') }}
        />
      )}
      {familyLines.length > 0 && (
        <Group
          title={t('family.title')}
          source={t('ownCheck.typed')}
          rows={familyLines}
          change={{ path: '/avs/family', text: t('ownCheck.changeFamily') }}
        />
      )}
      {register && (
        <Group
          title={t('ownCheck.account')}
          source={t('ownCheck.answeredByRegister', { day: dayText(register.asOf) })}
          rows={yearRows(t, register.entries)}
          change={{ path: '/avs/explained', text: t('ownCheck.seeYears') }}
        />
      )}
      {careers.map(({ owner, career }) => (
        <Group
          key={owner}
          title={t(`ownCheck.incomes.${owner}`)}
          source={careerSource(t, career)}
          rows={careerRows(t, career)}
          change={{
            path: pathOfCareer(career.way === 'extract' ? '/avs/career/check' : '/avs/career', owner),
            text: t(`ownCheck.changeIncomes.${owner}`),
          }}
        />
      ))}
    </>
  )
}

function careerSource(t: T, career: CareerInShort): string {
  if (career.way === 'forecast') return t('ownCheck.fromForecast', { year: career.year })
  return t(career.way === 'extract' ? 'ownCheck.fromExtract' : 'ownCheck.fromFewFigures', { day: dayText(career.asOf) })
}

function LppGroups({ certificates, vested, funds }: OwnCheckView['lpp']) {
  const { t } = useText()
  return (
    <>
      {funds.flatMap(({ id, name, statements, silent }) =>
        silent
          ? [
              <Notice key={id} kind="warning">
                {`${t(`words.silent.${silent}`, { name })} ${t('ownCheck.notInTotal')}`}
              </Notice>,
            ]
          : statements.map(({ planName, asOf, balance, capitalAt65, yearlyPensionAt65 }) => (
              <Group
                key={`${id} ${planName}`}
                title={name}
                source={t('ownCheck.answeredByFund', { day: dayText(asOf) })}
                rows={[
                  { term: t('certificate.balance'), value: chf(balance) },
                  ...(capitalAt65 === null ? [] : [{ term: t('certificate.capital'), value: chf(capitalAt65) }]),
                  ...(yearlyPensionAt65 === null
                    ? []
                    : [
                        {
                          term: t('certificate.pension'),
                          value: `${chf(yearlyPensionAt65)} ${t('words.perYear')}`,
                        },
                      ]),
                ]}
                change={{ path: '/lpp', text: t('ownCheck.changeFunds') }}
              />
            )),
      )}
      {certificates.map((certificate, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
          key={index}
          title={certificate.label}
          source={`${t('ownCheck.fromCertificate', { day: dayText(certificate.date) })}${certificate.answered?.counts === 'party' ? ` ${t('ownCheck.partyCounts')}` : ''}`}
          rows={certificateRows(t, certificate)}
          change={{
            path: pathOfPaper('/lpp/certificate', index + 1),
            text: t('ownPapers.change', { label: certificate.label }),
          }}
        />
      ))}
      {vested.map((one, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
          key={index}
          title={one.label}
          source={t('ownCheck.fromVested')}
          rows={enteredRows(t, VESTED, one)}
          change={{ path: pathOfPaper('/lpp/vested', index + 1), text: t('ownPapers.change', { label: one.label }) }}
        />
      ))}
    </>
  )
}

function Groups3a({ statements, entities }: OwnCheckView['pillar3a']) {
  const { t } = useText()
  return (
    <>
      {entities.flatMap(({ id, name, statements: told, silent }) =>
        silent
          ? [
              <Notice key={id} kind="warning">
                {`${t(`words.silent.${silent}`, { name })} ${t('ownCheck.notInTotal')}`}
              </Notice>,
            ]
          : told.map(({ product, asOf, balance }) => (
              <Group
                key={`${id} ${product}`}
                title={name}
                source={t('ownCheck.answeredByEntity', { day: dayText(asOf) })}
                rows={[{ term: t('account3a.solde'), value: chf(balance) }]}
                change={{ path: '/3a', text: t('ownCheck.changeEntities') }}
              />
            )),
      )}
      {statements.map((statement, index) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
          key={index}
          title={statement.label}
          source={`${t('ownCheck.fromStatement')}${statement.answered?.counts === 'party' ? ` ${t('ownCheck.partyCounts')}` : ''}`}
          rows={statementRows(t, statement)}
          change={{
            path: pathOfPaper('/3a/account', index + 1),
            text: t('ownPapers.change', { label: statement.label }),
          }}
        />
      ))}
    </>
  )
}
