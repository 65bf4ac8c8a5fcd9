import type { FormMetadata } from '@conform-to/react'
import type { Pillar3aTyped } from '~/forms/pillar-3a-form'
import { ASKED_FIRST, AskFirst } from './ask-first'
import type { Bound } from './bound'
import { Actions, Button } from './button'
import { DayField, MoneyField, TextField } from './field'
import { fieldId } from './field-id'
import { Help } from './help'
import { Section } from './section'
import { useText } from './text'

type Pillar3aFieldsProps = {
  fields: ReturnType<FormMetadata<Pillar3aTyped>['getFieldset']>
  bound: Bound
  /** Which of several accounts the fields describe, and whether others are counted beside it; null for a sole one. */
  described: { name: string; hasOthers: boolean } | null
  /** A provider is still to be signed in at. */
  waits: boolean
  /** None has told anything yet: who does not want to sign in types the figures. */
  byHand: boolean
  /** Whether to empty the fields was pressed, and is asked about. */
  asksFirst: boolean
}

/** The figures of the account, from which its capital is estimated. */
export function Pillar3aFields({ fields, bound, described, waits, byHand, asksFirst }: Pillar3aFieldsProps) {
  const { t } = useText()
  return (
    <Section title={t('pillar3a.infoTitle')} intro={t(byHand ? 'pillar3a.infoByHand' : 'pillar3a.infoIntro')}>
      {described && (
        <p>
          {t('pillar3a.infoOf', { name: described.name })} {described.hasOthers && t('pillar3a.infoOthers')}
        </p>
      )}
      <MoneyField {...bound(fields.solde)} label={t('pillar3a.solde')} required />
      <Help summary={t('pillar3a.soldeHelp')}>{t('pillar3a.soldeHelpText')}</Help>
      <MoneyField {...bound(fields.amount)} label={t('pillar3a.amount')} hint={t('pillar3a.amountHint')} required />
      <Help summary={t('pillar3a.amountHelp')}>
        <p>{t('pillar3a.amountHelpEmployee')}</p>
        <p>{t('pillar3a.amountHelpSelfEmployed')}</p>
      </Help>
      <TextField
        {...bound(fields.rate)}
        label={t('pillar3a.rate')}
        hint={t('pillar3a.rateHint')}
        inputMode="decimal"
        autoComplete="off"
        width="short"
        suffix="%"
        required
      />
      <DayField {...bound(fields.paydate)} label={t('pillar3a.paydate')} hint={t('pillar3a.paydateHint')} required />
      <Actions>
        <Button kind={waits ? 'secondary' : 'primary'}>{t('words.continue')}</Button>
        {!asksFirst && (
          <Button kind="quiet" name="askResetInfo" value="1" formAction={ASKED_FIRST}>
            {t('pillar3a.resetInfo')}
          </Button>
        )}
      </Actions>
      {asksFirst && <ClearFirst solde={fieldId(fields.solde.name)} />}
    </Section>
  )
}

/** `solde`: id of the first field, where the focus goes with no for an answer. */
function ClearFirst({ solde }: { solde: string }) {
  const { t } = useText()
  return (
    <AskFirst question={t('pillar3a.resetInfoAsk')} text={t('pillar3a.resetInfoAskText')}>
      <Button kind="danger" name="resetInfo" value="1">
        {t('pillar3a.resetInfoYes')}
      </Button>
      <Button kind="secondary" name="keepInfo" value="1" formAction={`#${solde}`}>
        {t('pillar3a.resetInfoNo')}
      </Button>
    </AskFirst>
  )
}
