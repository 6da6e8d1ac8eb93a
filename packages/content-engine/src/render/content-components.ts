import type { ComponentType } from 'react'
import type {
  CalloutProps,
  ColumnsProps,
  FigureProps,
  HeadingProps,
  LinkProps,
  PictureProps,
  SeanceProps,
  TableProps,
  TabsProps,
  VideoProps,
} from './block-props.ts'

/** What draws each part of a text; what is not given is drawn plainly. */
export type ContentComponents = {
  readonly callout: ComponentType<CalloutProps>
  readonly seance: ComponentType<SeanceProps>
  readonly figure: ComponentType<FigureProps>
  readonly video: ComponentType<VideoProps>
  readonly tabs: ComponentType<TabsProps>
  readonly columns: ComponentType<ColumnsProps>
  readonly heading: ComponentType<HeadingProps>
  readonly link: ComponentType<LinkProps>
  readonly picture: ComponentType<PictureProps>
  readonly table: ComponentType<TableProps>
}
