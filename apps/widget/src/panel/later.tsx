import { Component, type ComponentChildren } from 'preact';
import type { PartName, Place } from './ui.ts';

interface Props {
  ui: Place['props']['ui'];
  draw: PartName;
  item?: NonNullable<Place['props']['item']>;
  close?(): void;
  /** What is shown until the extras are loaded. */
  children?: ComponentChildren;
}

/** Draws a part of the extras as soon as they are loaded, and keeps its state. */
export class Later extends Component<Props, Place['state']> {
  override componentDidMount(): void {
    const { ui } = this.props;
    if (!ui.extras) void ui.loadExtras().then(() => this.setState({}));
  }
  override render() {
    const { ui, draw, children } = this.props;
    return ui.extras ? ui.extras[draw](this) : children;
  }
}
