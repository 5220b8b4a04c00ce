import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When it changes, the children are tried again: the page's address. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback if rendering the children fails, until the reset key changes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
