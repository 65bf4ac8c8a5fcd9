import type { ColumnName } from '~/pillars/result'
import { useText } from '../frame/text'

type ExplainedLinksProps = {
  path: '/avs/explained' | '/lpp/explained' | '/3a/explained'
  /** The link text for the calculation of each column; null: the column has no figures. */
  texts: Record<ColumnName, string | null>
}

/** Links to the pages that explain the figures. */
export function ExplainedLinks({ path, texts: { withoutChange, withChange } }: ExplainedLinksProps) {
  const { to } = useText()
  return (
    <>
      {withoutChange && (
        <p className="screen-only alone">
          <a href={to(path)}>{withoutChange}</a>
        </p>
      )}
      {withChange && (
        <p className="screen-only alone">
          <a href={to(`${path}?column=withChange`)}>{withChange}</a>
        </p>
      )}
    </>
  )
}
