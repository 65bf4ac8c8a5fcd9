/** The buttons of the children's rows, as a browser sends them. */
import * as page from '~/forms/avs/row-buttons'

const sent = ({ name, value }: typeof page.ADD_CHILD): [name: string, text: string] => [name, value]

export const ADD_CHILD = sent(page.ADD_CHILD)
export const removeChild = (index: number) => sent(page.removeChild(index))
