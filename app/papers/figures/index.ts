/** Papers with figures to copy, read from the text of their files: fields with values, and the lines that say so. */
export type { AgeRow } from './by-age'
export { certificateOn } from './certificate'
export type { CertificateFigure, CertificateReading } from './certificate-reading'
export { type ForecastFigure, forecastOn } from './forecast'
export type { FoundFigure, PaperKind } from './found'
export { kindOfPaper } from './paper-kind'
export { paperLines } from './paper-lines'
export { type StatementFigure, statement3aOn } from './statement-3a'
