/** The role said outright: some browsers forget that a table is one where narrow screens lay it out as blocks. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })
