/** Papers with figures to copy, read from the text of their files: fields with values, and the lines that say so. */
import type { CertificateFigure } from './certificate-reading'
import type { ForecastFigure } from './forecast'
import type { StatementFigure } from './statement-3a'

export type FigureField = CertificateFigure | ForecastFigure | StatementFigure
export { certificateOn } from './certificate'
export { forecastOn } from './forecast'
export type { FoundFigure, PaperKind } from './found'
export { kindOfPaper } from './paper-kind'
export { paperLines } from './paper-lines'
export { statement3aOn } from './statement-3a'
export type { CertificateFigure, ForecastFigure, StatementFigure }
