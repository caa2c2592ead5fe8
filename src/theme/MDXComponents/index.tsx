// What differs: the tags that plugins/reference makes of the contract, beside the theme's own.
// From: @docusaurus/theme-classic 3.10.2.
import MDXComponents from '@theme-original/MDXComponents';
import CarrierMatrix from '../../components/CarrierMatrix';
import CarrierStrip from '../../components/CarrierStrip';
import ChoiceNote from '../../components/ChoiceNote';
import Code from '../../components/Code';
import Endpoint from '../../components/Endpoint';
import ErrorEntry from '../../components/ErrorEntry';
import ErrorRows, { ErrorRow } from '../../components/ErrorRows';
import Examples, { ExamplePart, ExampleRequest, ExampleResponse } from '../../components/Examples';
import Field from '../../components/Field';
import FieldFacts from '../../components/FieldFacts';
import Fields from '../../components/Fields';
import Intro, { IntroWords, Side, SideBySide } from '../../components/Intro';
import LanguageTabs, { LanguagePanel } from '../../components/LanguageTabs';
import Method from '../../components/Method';
import Nested from '../../components/Nested';
import OperationRows, { OperationRow } from '../../components/OperationRows';
import RuleEntry from '../../components/RuleEntry';
import SequenceDiagram from '../../components/SequenceDiagram';
import StaleNotice from '../../components/StaleNotice';
import StateDiagram from '../../components/StateDiagram';
import Status from '../../components/Status';
import TableRegion from '../../components/TableRegion';
import Tasks, { Task } from '../../components/Tasks';
import Variants, { Variant } from '../../components/Variants';
import Waybill from '../../components/Waybill';

export default {
  ...MDXComponents,
  CarrierMatrix,
  CarrierStrip,
  ChoiceNote,
  Code,
  Endpoint,
  ErrorEntry,
  ErrorRow,
  ErrorRows,
  ExamplePart,
  ExampleRequest,
  ExampleResponse,
  Examples,
  Field,
  FieldFacts,
  Fields,
  Intro,
  IntroWords,
  LanguagePanel,
  LanguageTabs,
  Method,
  Nested,
  OperationRow,
  OperationRows,
  RuleEntry,
  SequenceDiagram,
  Side,
  SideBySide,
  StaleNotice,
  StateDiagram,
  Status,
  Task,
  Tasks,
  Variant,
  Variants,
  Waybill,
  table: TableRegion,
};
