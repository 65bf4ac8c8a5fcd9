import { Fragment, type ReactNode } from 'react'
import type { CareerOwner, CareerWay } from '~/dossier/shape/career'
import { CAREER_WAYS, MOST_BLOCKS } from '~/dossier/shape/career'
import { CAREER, EXTRACT, FORECAST, QUICK } from '~/forms/career/form'
import type { Bound } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { FileField } from '~/ui/form/controls/file-field'
import { TextArea } from '~/ui/form/controls/text-area'
import { Control, Controls } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import type { ReadFigures } from '~/ui/form/revision'
import { addButton, removeButton, rowName } from '~/ui/form/rows'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { ReadFrom } from '~/ui/own-papers/read-from'
import { type WorkAnswers, WorkLine } from '~/ui/own-papers/work-answers'
import { FORECAST_FILE } from './forecast-file'
import { ModelExtract } from './model-extract'
import type { CareerView } from './view'

const BLOCKS = 'blocks' satisfies keyof typeof QUICK

type PartProps = { fields: FieldsOf<typeof CAREER.shape>; bound: Bound; owner: CareerOwner }

/** Where the figures come from. */
export function WayChoice({ fields, bound, owner }: PartProps) {
  const { t } = useText()
  const whose = owner === 'person' ? 'person' : 'spouse'
  const options = CAREER_WAYS.map((way) => ({
    value: way,
    label: t(`career.ways.${way}.name`),
    hint: way === 'none' ? t(`career.ways.none.${whose}`) : t(`career.ways.${way}.gives`),
  }))
  return <Control spec={CAREER.fields.way} field={fields.way} bound={bound} options={options} />
}

/** The fields of one way. Browsers that support it show only those of the chosen way; others show all, each under its name. */
function WayPart({ way, children }: { way: Exclude<CareerWay, 'none'>; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className={`way-part way-${way}`} aria-labelledby={`way-${way}`}>
      <h2 id={`way-${way}`}>{t(`career.legends.${way}`)}</h2>
      {children}
    </section>
  )
}

export function ExtractPart({ fields, bound, owner }: PartProps) {
  const { t, to } = useText()
  return (
    <WayPart way="extract">
      <div className="paper-desk paper-desk-even">
        <ModelExtract />
        <div>
          <Control spec={EXTRACT.extractDate} field={fields.extractDate} bound={bound} />
          <TextArea
            {...bound(fields.extract)}
            label={t('career.extract')}
            hint={t('career.extractHint')}
            rows={8}
            required
          />
          <FileField
            name={fields.file.name}
            error={bound(fields.file).error}
            label={t('career.file')}
            hint={t('career.fileHint')}
            required={false}
            accept=".pdf,.csv,.txt,application/pdf,text/csv,text/plain"
          />
          <p>{t('career.lastYears')}</p>
          <p className="alone">
            <a href={to(pathOfCareer('/avs/career/check', owner))}>{t('career.typeLines')}</a>
          </p>
          <Help summary={t('career.picture.title')}>{t('career.picture.text')}</Help>
          <Help summary={t('career.codes.title')}>{t('career.codes.text')}</Help>
          <Help summary={t('papers.order.title')}>{t('papers.order.text')}</Help>
        </div>
      </div>
    </WayPart>
  )
}

type ForecastProps = PartProps & { problems: readonly Problem[]; read: ReadFigures | undefined }

export function ForecastPart({ fields, bound, problems, read }: ForecastProps) {
  const { t } = useText()
  return (
    <WayPart way="forecast">
      <FileField
        name={fields.file.name}
        called={FORECAST_FILE}
        error={problems.find(({ field }) => field === FORECAST_FILE)?.message}
        label={t('ownPapers.file')}
        hint={t('ownPapers.fileHint')}
        required={false}
        accept=".pdf,.txt,application/pdf,text/plain"
      />
      {(['ramd', 'scale', 'forecastYear'] as const).map((name) => (
        <Fragment key={name}>
          <Control spec={FORECAST[name]} field={fields[name]} bound={bound} />
          <ReadFrom field={name} read={read} />
        </Fragment>
      ))}
    </WayPart>
  )
}

type QuickProps = PartProps & { first: CareerView['first']; work: WorkAnswers; isOpen: boolean }

export function QuickPart({ fields, bound, first, work, isOpen }: QuickProps) {
  const { t } = useText()
  return (
    <WayPart way="quick">
      <WorkLine {...work} />
      <Control spec={QUICK.salary} field={fields.salary} bound={bound} />
      <Control spec={QUICK.rate} field={fields.rate} bound={bound} />
      <Control
        spec={QUICK.since}
        field={fields.since}
        bound={bound}
        hint={first ? t(`career.${first.why}`, { year: first.year }) : undefined}
      />
      <Control spec={QUICK.course} field={fields.course} bound={bound} />
      <Blocks rows={fields.blocks.rows} bound={bound} isOpen={isOpen} />
    </WayPart>
  )
}

type BlocksProps = { rows: PartProps['fields']['blocks']['rows']; bound: Bound; isOpen: boolean }

/** Pay by periods, for careers that match none of the three courses. */
function Blocks({ rows, bound, isOpen }: BlocksProps) {
  const { t } = useText()
  return (
    <details className="more-figures" open={isOpen || rows.length > 0} id={BLOCKS} tabIndex={-1}>
      <summary>{t('career.blocks')}</summary>
      <p>{t('career.blocksHint')}</p>
      {rows.map((row, index) => (
        <div key={row.from.name}>
          <div className="line-fields">
            <Controls declared={QUICK.blocks.fields} fields={row} bound={bound} />
          </div>
          <Button kind="quiet" formNoValidate {...removeButton(BLOCKS, index)} formAction={`#${BLOCKS}`}>
            {t('career.removeBlock', { number: index + 1 })}
          </Button>
        </div>
      ))}
      {rows.length < MOST_BLOCKS && (
        <Button
          kind="secondary"
          formNoValidate
          {...addButton(BLOCKS)}
          formAction={`#${fieldId(rowName(BLOCKS, rows.length, 'from'))}`}
        >
          {t('career.addBlock')}
        </Button>
      )}
    </details>
  )
}
