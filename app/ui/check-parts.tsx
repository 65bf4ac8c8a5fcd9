import type { ReactNode } from 'react'
import { toChange } from '~/text/guided-path'
import { Actions, ButtonLink } from './button'
import { accountRows, avsRows, nameRows } from './check-rows'
import type { CheckView } from './check-view'
import { Notice } from './notice'
import { Section } from './section'
import { SilentNotice } from './silent-notice'
import { SummaryList, type SummaryRow } from './summary-list'
import { useText } from './text'

/** What was entered for each pillar, with the way to change it. */
export function CheckParts({ avs, lpp, pillar3a }: CheckView) {
  const { t } = useText()
  return (
    <>
      <CheckPart pillar="avs" {...avs} silent={t('avs.infoSilent')}>
        {avs.info && avsRows(t, avs.info)}
      </CheckPart>
      <CheckPart pillar="lpp" {...lpp} silent={t('lpp.selectionSilent')} none={t('lpp.noneChosen')}>
        {lpp.chosen.length > 0 && nameRows(t, 'pensionFund', lpp.chosen)}
      </CheckPart>
      <CheckPart
        pillar="pillar3a"
        {...pillar3a}
        silent={t('pillar3a.selectionSilent')}
        none={t('pillar3a.noneChosen')}
        more={<NamedAccounts accounts={pillar3a.accounts} />}
      >
        {pillar3a.chosen.length > 0 && [
          ...nameRows(t, 'entity', pillar3a.chosen),
          ...pillar3a.accounts.flatMap(({ name, figures }) => (name === null ? accountRows(t, figures) : [])),
        ]}
      </CheckPart>
    </>
  )
}

/** Of several accounts, each under its own name; the figures of a single one stand with all else. */
function NamedAccounts({ accounts }: Pick<CheckView['pillar3a'], 'accounts'>) {
  const { t } = useText()
  return accounts.map(({ name, figures }) =>
    name === null ? null : (
      <Section key={name} title={t('pillar3a.accountTitle', { name })} level={3}>
        <SummaryList rows={accountRows(t, figures)} />
      </Section>
    ),
  )
}

type CheckPartProps = {
  pillar: 'avs' | 'lpp' | 'pillar3a'
  done: boolean
  /** The catalogue's name of why the answers cannot be read, and how the page says it. */
  problem: string | null
  silent: string
  /** Said where there are no rows. */
  none?: ReactNode
  /** Below the rows. */
  more?: ReactNode
  children: readonly SummaryRow[] | false | null
}

function CheckPart({ pillar, done, problem, silent, none, more, children }: CheckPartProps) {
  const { t, to } = useText()
  return (
    <Section title={t(`synthesis.${pillar}`)}>
      {!done && <Notice kind="warning">{t('guided.check.open')}</Notice>}
      <SilentNotice problem={problem} title={silent} text={t('guided.check.silent')} />
      {children ? <SummaryList rows={children} /> : done && problem === null && <p>{none}</p>}
      {children && more}
      <Actions>
        <ButtonLink to={to(toChange(pillar))} kind="quiet">
          {t(done ? `guided.check.change.${pillar}` : `guided.check.complete.${pillar}`)}
        </ButtonLink>
      </Actions>
    </Section>
  )
}
