import { Component, type ComponentType, type ReactNode } from 'react';

import { MissingCode } from './fetch-code';
import { MissingPart, type InsteadProps } from './Missing';

interface BoundaryProps {
  /** What stands in place of a part that cannot be shown. */
  Instead?: ComponentType<InsteadProps>;
  /** For a part that stays mounted while it is closed. It is tried again when it opens. */
  open?: boolean;
  onClose?: () => void;
  /** Called when the part's code did not come. */
  onMissing?: () => void;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown };
}

/** Around a part of a page: where it crashes, or its code does not come, the rest of the page stays as it is. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingCode) this.props.onMissing?.();
  }

  override componentDidUpdate({ open: wasOpen }: BoundaryProps): void {
    if (this.state.failure && this.props.open && wasOpen === false) this.retry();
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { Instead = MissingPart, open = true, onClose, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return open && <Instead error={failure.error} onRetry={this.retry} onClose={onClose} />;
  }
}
