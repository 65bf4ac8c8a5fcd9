/** Which calculation a page explains: `?column=withChange` is the one of the saved simulation. */

/** There is no third column. */
const COLUMNS = [null, 'withoutChange', 'withChange']

export const isColumn = ({ searchParams }: URL) => COLUMNS.includes(searchParams.get('column'))

export const isWithChange = ({ url }: Pick<Request, 'url'>) => new URL(url).searchParams.get('column') === 'withChange'
