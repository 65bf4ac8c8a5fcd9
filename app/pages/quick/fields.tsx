/** The questions from memory, and the sentences on their problems. */
import { QUICK_PAGE } from '~/forms/quick/form'
import { statusOptions } from '~/language/status-label'
import { Control } from '~/ui/form/declaration/control'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { type OverCeiling, overCeilingText } from '~/ui/parties/pillar-3a-view'
import type { QuickParts } from './parts'
import { SinceField } from './since'

type QuickFieldsProps = QuickParts & {
  asksSalary: boolean
  asksPartnersSalary: boolean
  asks3a: boolean
  /** Whether the folded questions stand open, whatever is answered there. */
  isOpen: boolean
  /** The ceiling of pillar 3a that the saved payment exceeds. */
  over3a: OverCeiling | null
}

export function QuickFields({ asksSalary, asksPartnersSalary, asks3a, isOpen, over3a, ...parts }: QuickFieldsProps) {
  return (
    <>
      <Yourself {...parts} />
      <Work {...parts} asksSalary={asksSalary} />
      <SinceField {...parts} />
      <Spouse {...parts} asksSalary={asksPartnersSalary} />
      <More {...parts} {...{ asks3a, isOpen, over3a }} />
    </>
  )
}

/** Two questions have a sentence of their own where the answer is missing. */
export function quickProblems(t: T, lastResult: ReturnedForm | undefined) {
  const own: Record<string, string> = { salary: t('quick.problems.salary'), terms: t('own.missing') }
  return problemsOf(t, lastResult, { form: QUICK_PAGE, firstField: 'birthDate' }).map((problem) => {
    const message = lastResult?.error?.[problem.field]?.[0] === 'required' ? own[problem.field] : undefined
    return message === undefined ? problem : { field: problem.field, message }
  })
}

function Yourself({ fields, bound }: QuickParts) {
  const { t } = useText()
  const { birthDate, gender, status } = QUICK_PAGE.fields
  return (
    <>
      <Control spec={birthDate} field={fields.birthDate} bound={bound} />
      <Control spec={gender} field={fields.gender} bound={bound} />
      <Control
        spec={status}
        field={fields.status}
        bound={bound}
        options={statusOptions(t, fields.gender.initialValue)}
        placeholder={t('avs.statusPlaceholder')}
      />
    </>
  )
}

function Work({ fields, bound, asksSalary }: QuickParts & { asksSalary: boolean }) {
  const { salary, rate, work, fund } = QUICK_PAGE.fields
  return (
    <>
      {asksSalary && (
        <div className="pair">
          <Control spec={salary} field={fields.salary} bound={bound} />
          <div className="narrow">
            <Control spec={rate} field={fields.rate} bound={bound} />
          </div>
        </div>
      )}
      <Control spec={work} field={fields.work} bound={bound} />
      {/* Of employees the law knows whether a fund insures them. */}
      <div className="only-self">
        <Control spec={fund} field={fields.fund} bound={bound} />
      </div>
    </>
  )
}

function Spouse({ fields, bound, asksSalary }: QuickParts & { asksSalary: boolean }) {
  const { t } = useText()
  const { birthYear, salary } = QUICK_PAGE.fields.partner.fields
  return (
    <fieldset className="field only-married">
      <legend>{t('quick.partner')}</legend>
      <div className="pair">
        <div className="narrow">
          <Control spec={birthYear} field={fields.partner.birthYear} bound={bound} />
        </div>
        {asksSalary && <Control spec={salary} field={fields.partner.salary} bound={bound} />}
      </div>
    </fieldset>
  )
}

/** The fields that are folded. */
export const IN_MORE = /^(childYears|pillar3a\.)/

type MoreProps = QuickParts & { asks3a: boolean; isOpen: boolean; over3a: OverCeiling | null }

function More({ fields, bound, asks3a, isOpen, over3a }: MoreProps) {
  const { t } = useText()
  const { childYears, pillar3a } = QUICK_PAGE.fields
  const { solde, amount } = fields.pillar3a
  const isFilled = [fields.childYears, solde, amount].some(({ initialValue }) => initialValue)
  return (
    <details className="more-figures" open={isOpen || isFilled}>
      <summary>{t('quick.more')}</summary>
      <Control spec={childYears} field={fields.childYears} bound={bound} />
      {asks3a && (
        <div className="pair">
          <Control spec={pillar3a.fields.solde} field={solde} bound={bound} />
          <Control spec={pillar3a.fields.amount} field={amount} bound={bound} />
        </div>
      )}
      {over3a && <Notice kind="warning">{overCeilingText(t, over3a)}</Notice>}
    </details>
  )
}
