// Difference from the theme: the strings of behaviors, the bar of the sandbox and the place for shared calls are in every page.
// From: @docusaurus/core 3.10.2.
import type { ReactNode } from 'react';
import Island from '../../components/Island';
import SandboxBar from '../../components/SandboxBar';
import Texts from '../../components/Texts';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <Texts />
      <SandboxBar />
      <Island name="story">{null}</Island>
    </>
  );
}
