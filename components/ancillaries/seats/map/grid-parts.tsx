// biome-ignore-all lint/a11y/useSemanticElements: the rows of a cabin are drawn as grids, and a browser takes a table's meaning away with its display
// biome-ignore-all lint/a11y/useFocusableInteractive: seats take the focus; what stands between them is only read
import type { ComponentProps } from 'react'

export const RowGroup = (props: ComponentProps<'div'>) => <div role="rowgroup" {...props} />
export const Row = (props: ComponentProps<'div'>) => <div role="row" {...props} />
export const Cell = (props: ComponentProps<'span'>) => <span role="gridcell" {...props} />
export const RowHead = (props: ComponentProps<'span'>) => <span role="rowheader" {...props} />
export const ColumnHead = (props: ComponentProps<'span'>) => <span role="columnheader" {...props} />
