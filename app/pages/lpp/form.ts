import { NO_FUND } from '~/forms/selection'
import { readSelection } from '~/ui/form/selection'

/** Reads the selection of pension funds. */
export const readLppForm = (posted: FormData) => readSelection(posted, NO_FUND)
