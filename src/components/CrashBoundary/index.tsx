import { translate } from '@docusaurus/Translate';
import { Component, type ReactNode } from 'react';

type State = { error: Error | null };

/** When an island crashes, its place says so and the page around it stays as it is. */
export default class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className="notice">
        <h2>
          {translate({
            id: 'theme.ErrorPageContent.title',
            message: 'This page crashed.',
            description: 'The title of the fallback page when the page crashed',
          })}
        </h2>
        <p>
          <code translate="no">{error.message}</code>
        </p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {translate({
            id: 'theme.ErrorPageContent.tryAgain',
            message: 'Try again',
            description:
              'The label of the button to try again rendering when the React error boundary captures an error',
          })}
        </button>
      </div>
    );
  }
}
