/* eslint-disable */
// Generated from the contract by "npm run generate"; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        Names: {
            en: string;
            ja: string;
        };
        Assumed: string[];
        /** @description 0 is Sunday. */
        Weekday: number;
        TestHours: {
            days: components["schemas"]["Weekday"][];
            from: string;
            to: string;
            zone: string;
        };
        AddressLimits: {
            /** @enum {string} */
            count: "half-width" | "characters";
            name: number;
            address1: number;
            address2: number;
            extra: number;
            /** @description Of address1 and address2 together. */
            total: number | null;
            address2_required: boolean;
            /** @description False if the carrier does not deliver to PO boxes. */
            po_box?: boolean;
            /** @description Whether both addresses need a person beside the company. */
            contact_required?: boolean;
            /** @description Of the consignee. */
            province_required: boolean;
        };
        CoolLimits: {
            /** @description Width, height and depth added up. */
            max_sides_cm: number;
            /** @description Of the longest side. */
            max_side_cm?: number;
            max_weight_kg: number | null;
        };
        /** @description The shipment needs a parcel heavier than this or with a side longer than this. */
        Freight: {
            over_weight_kg: number;
            over_weight_lb: number;
            over_side_cm: number;
            over_side_in: number;
        };
        Service: {
            name: components["schemas"]["Names"];
            note?: components["schemas"]["Names"];
            /** @description Set if the carrier ended the service. Its code is kept, and shipments and rates reject it. */
            ended?: {
                /** @description Code of the service to use instead. */
                successor: string;
            };
            tracked: boolean;
            label_position?: {
                max: number;
            };
            lower_half?: boolean;
            /** @description Null where the service has no delivery date, although its carrier has. */
            delivery_date?: null;
            /** @description Time slots that replace the carrier's. */
            delivery_time?: string[];
            /** @description Replaces the carrier's. */
            temperature?: ("regular" | "fresh" | "frozen")[];
            /** @description Size classes that replace the carrier's. */
            pack_sizes?: string[];
            /**
             * @description Replaces the carrier's value.
             * @enum {string|null}
             */
            cash_on_delivery?: "required" | null;
            /** @description Replaces the carrier's value. */
            insurance?: boolean;
            /** @description Replaces the carrier's value. */
            ddp?: boolean;
            max_weight_kg?: number;
            /** @description Of width, height and depth, added up. */
            max_sides_cm?: number;
            /** @description Of the shortest side of a parcel. */
            max_thickness_cm?: number;
            /** @description Maximum of the longest side of a parcel and, if it has a limit, of the second longest. */
            longest_sides_cm?: number[];
            /** @description Minimum of the longest side of a parcel and of the second longest. */
            shortest_face_cm?: number[];
            /** @description Of the longest side and the girth around the other two, added up. */
            max_girth_cm?: number;
            /**
             * @description Set if a shipment can have only one piece, although the carrier allows several.
             * @constant
             */
            max_pieces?: 1;
            freight?: components["schemas"]["Freight"];
            /** @description Price of an international service in the sandbox, in JPY: the first step of weight, and each further one. Days until delivery; null when the carrier promises none. */
            tariff?: {
                base: number;
                step: number;
                days: number | null;
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        TrackingNumber: {
            /** @description How the sandbox creates a number. `#` becomes a digit, `@` a letter or a digit, `*` the check digit; anything else stays. */
            form: string;
            /** @description Every number of the carrier. The group `body` contains what the check digit is calculated from. */
            pattern: string;
            /** @enum {string|null} */
            check_digit: "modulo-7" | "upu-s10" | "modulo-10" | "modulo-11" | null;
        };
        /** @description A code with which the carrier rejects a shipment. The API passes it on as TYPE_CODE. */
        Rejection: {
            field: string;
            meaning: string;
            cause: string;
            fix: string;
            /** @description The rules that the carrier enforces with this code, when they are broken in this field. */
            rules: string[];
        };
        /** @description Everything about one carrier. A boolean that is left out is false, its default here; anything else that the carrier lacks is empty or null, never left out. x-assumed names the keys that the specification leaves open. */
        CarrierEntry: {
            /** @description Place in every list of carriers. */
            position: number;
            name: components["schemas"]["Names"];
            /** @description For heads of narrow columns. Without it, the name. */
            short_name?: components["schemas"]["Names"];
            /** @enum {string} */
            scope: "domestic" | "international";
            /** @description Public pages that state values of the carrier. Other values that x-assumed names are assumed. */
            sources?: {
                /** @description URL without the protocol. */
                page: string;
                /** @description Without them, all of the carrier. */
                services?: string[];
                /** @description Keys of the services or of the carrier. */
                values: string[];
            }[];
            services: {
                [key: string]: components["schemas"]["Service"];
            };
            /** @description Destinations to which the carrier currently accepts only some contents. */
            suspensions?: {
                country: string;
                /** Format: date */
                since: string;
                /** @description Values of customs.content_type. */
                accepted: string[];
                /** @description Value up to which gifts are accepted. */
                gifts_up_to_usd?: number;
            }[];
            /** @default false */
            tracking: boolean;
            tracking_number: components["schemas"]["TrackingNumber"];
            /** @description The tracking number of each scenario of tracking-scenarios.yaml. Null without tracking. */
            tracking_scenarios: {
                [key: string]: string;
            } | null;
            test_labels: {
                /** @description Whether a carrier account must be registered. */
                registration: boolean;
                hours: components["schemas"]["TestHours"] | null;
            } | null;
            shipping_date: {
                required: boolean;
                days_ahead: number | null;
            };
            /** @description Days after the shipping date. */
            delivery_date: {
                min_days: number;
                max_days: number | null;
                /** @description False if the carrier delivers on neither. Without it, parcels are delivered every day. */
                sundays_and_holidays?: boolean;
            } | null;
            delivery_time: string[];
            temperature: ("regular" | "fresh" | "frozen")[];
            /** @description Up to which size and weight a parcel can be chilled or frozen. Null without cool delivery. */
            temperature_limits: {
                [key: string]: components["schemas"]["CoolLimits"];
            } | null;
            /** @description Amounts in JPY, tax included. Null where there is no such limit. */
            cash_on_delivery: {
                max: number | null;
                /** @description Larger amounts need the security service. */
                security_service_above: number | null;
                /** @description Larger amounts need the carrier's approval beforehand. */
                approval_above: number | null;
            } | null;
            /** @default false */
            insurance: boolean;
            /**
             * @description Whether the value of the products limits it.
             * @enum {string|null}
             */
            insurance_limit: "products" | null;
            /**
             * @description Whether documents are not insured.
             * @default false
             */
            uninsured_documents: boolean;
            /** @default false */
            tax_id: boolean;
            /**
             * @description Whether the shipper can pay the duties.
             * @default false
             */
            ddp: boolean;
            /**
             * @description The term when the consignee pays the duties.
             * @enum {string|null}
             */
            incoterms: "DAP" | "DDU" | null;
            /**
             * @description Whether invoices that bear an uploaded signature reach customs without paper.
             * @default false
             */
            paperless_invoice: boolean;
            /**
             * @description Whether the carrier creates its own commercial invoice.
             * @default false
             */
            carrier_invoice: boolean;
            /** @default false */
            scheduled_delivery_email: boolean;
            /** @default false */
            instructions: boolean;
            /** @default false */
            signature: boolean;
            /** @default false */
            security_service: boolean;
            /** @default false */
            multiple_parcels: boolean;
            packages: {
                [key: string]: components["schemas"]["Names"];
            };
            print_sizes: string[];
            pack_sizes: string[];
            /** @description Maximum weight of a size class, where the class depends on the weight as well: a heavier parcel belongs to a larger class. */
            pack_size_weights_kg?: {
                [key: string]: number;
            };
            /** @description Maximum half-width characters of these strings, where the label has a limit. */
            label_widths?: {
                product_name: number;
                delivery_note: number;
            };
            address: components["schemas"]["AddressLimits"];
            /** @default false */
            negotiated_rates: boolean;
            /** @description The English names of the prefectures in each region. */
            regions: {
                [key: string]: string[];
            };
            /** @description How the sandbox prices international services. */
            pricing: {
                fuel_percent: number;
                volumetric: boolean;
            } | null;
            /**
             * @description Whether the carrier takes some business days to activate an account.
             * @default false
             */
            activation: boolean;
            /** @description The JSON Schema of the credentials. */
            credentials: Record<string, unknown>;
            rejections: {
                [key: string]: components["schemas"]["Rejection"];
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        NamedValues: {
            [key: string]: components["schemas"]["Names"];
        };
        PrintSize: {
            en: string;
            ja: string;
            width_mm: number;
            height_mm: number;
            thermal: boolean;
            /** @description Whether an account must name a sheet besides. */
            needs_fallback?: boolean;
        };
        Catalogue: {
            custom: {
                service: string;
                name: components["schemas"]["Names"];
                /** @enum {string} */
                incoterms: "DAP" | "DDU";
                "x-assumed"?: components["schemas"]["Assumed"];
            };
            delivery_times: components["schemas"]["NamedValues"];
            print_sizes: {
                [key: string]: components["schemas"]["PrintSize"];
            };
            lead_days: {
                areas: {
                    [key: string]: {
                        name: components["schemas"]["Names"];
                        /** @description English names. */
                        prefectures: string[];
                    };
                };
                /** @description Days of delivery between two areas, named once in either direction. */
                between: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description Changes that carriers announced, with the source that reported them. */
                changes?: {
                    /** Format: date */
                    since: string;
                    source: string;
                }[];
            };
            european_union: {
                countries: string[];
                /** @description Parts of other countries that the IOSS covers, by the beginning of their postal codes. */
                also: {
                    country: string;
                    zip: string;
                }[];
                /** @description By currency. */
                ioss_limits: {
                    [key: string]: number;
                };
                "x-assumed"?: components["schemas"]["Assumed"];
            };
            po_box_words: {
                words: string[];
                countries?: string[];
            }[];
            international_pricing: components["schemas"]["InternationalPricing"];
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        InternationalPricing: {
            /** @description Weights are rounded up to this step. */
            weight_step_g: number;
            /** @description Volume that is charged as a kilogram where a carrier charges for volume. */
            volume_per_kg_cm3: number;
            /** @description Weight of a parcel that does not specify it. */
            parcel_weight_g: number;
            /** @description A price is multiplied by the factor of the zone of the destination. */
            zones: {
                [key: string]: {
                    factor: number;
                    countries: string[];
                };
            };
            /** @description Of countries in no zone. */
            other_countries_factor: number;
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Prefecture: {
            ja: string;
            en: string;
            /** @description The first three digits of the postal codes, as ranges. */
            zip: string[];
        };
        Prefectures: {
            prefectures: components["schemas"]["Prefecture"][];
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        NamesByCode: {
            [key: string]: string[];
        };
        CodeNames: {
            countries: components["schemas"]["NamesByCode"];
            currencies: components["schemas"]["NamesByCode"];
            provinces: {
                [key: string]: components["schemas"]["NamesByCode"];
            };
            prefectures: components["schemas"]["NamesByCode"];
            temperatures: components["schemas"]["NamesByCode"];
            slots: components["schemas"]["NamesByCode"];
            carriers: components["schemas"]["NamesByCode"];
            services: components["schemas"]["NamesByCode"];
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Postcodes: {
            forms: components["schemas"]["NamesByCode"];
            leading_zero: string[];
            none: string[];
            substitutes: {
                [key: string]: string;
            };
            substitute: string;
            military: {
                states: components["schemas"]["NamesByCode"];
                cities: string[];
                zips: string[];
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Limits: {
            limits: {
                [key: string]: number;
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Phrases: {
            phrases: {
                [key: string]: string;
            };
        };
        Scenario: {
            code?: string;
            does: string;
        };
        Scenarios: {
            scenarios: {
                [key: string]: components["schemas"]["Scenario"];
            };
        };
        TrackingScenario: {
            does: string;
            steps: ("registered" | "collected" | "transit" | "customs" | "out_for_delivery" | "delivered" | "held" | "exception" | "returned")[];
        };
        TrackingScenarios: {
            minutes_per_step: number;
            scenarios: {
                [key: string]: components["schemas"]["TrackingScenario"];
            };
        };
        ErrorCase: {
            /** @description The rule that is broken where the name is not that of a rule. */
            rule?: string;
            operation: string;
            example: string;
            /** @description Merge patch (RFC 7396) on the body of the example. */
            change?: Record<string, unknown>;
            /** Format: date-time */
            at?: string;
            /** @enum {string} */
            accounts?: "none" | "pending" | "bare";
            /** @enum {string} */
            token?: "sub-user" | "replaced" | "unknown";
            scenario?: string;
            /** @description Value of the header Content-Type. */
            content_type?: string;
            /** @description Examples that are sent before, beside those that its example comes after. */
            after?: string[];
            /** @description Hours between those and this one. */
            hours_later?: number;
            /** @description Operations to which the same body is sent as well, and whose pages show their own response. */
            also_to?: string[];
            /** @description The status that every other operation with this status shows for the same change to its first example. */
            each?: string;
            /** @description Path parameters that differ. */
            path?: {
                [key: string]: string;
            };
            /** @description Query parameters that differ. */
            query?: {
                [key: string]: string;
            };
            /** @description Rules that such a request cannot help breaking as well. */
            also?: string[];
        };
        ErrorCases: {
            [key: string]: components["schemas"]["ErrorCase"];
        };
        ErrorClass: {
            status: number;
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        ErrorCode: {
            class: string;
            status: number;
            /** @enum {string} */
            retry: "fix" | "wait" | "contact";
            message: string;
            cause: string;
            fix: string;
            phrases?: string[];
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        DetailCode: {
            meaning: string;
            cause: string;
            fix: string;
            value: string;
        };
        RateCode: {
            meaning: string;
            /** @description Of codes that only rates have. */
            cause?: string;
            /** @description Of codes that only rates have. */
            fix?: string;
            /** @enum {string} */
            retry: "fix" | "wait";
            phrases?: string[];
        };
        Errors: {
            classes: {
                [key: string]: components["schemas"]["ErrorClass"];
            };
            codes: {
                [key: string]: components["schemas"]["ErrorCode"];
            };
            details: {
                [key: string]: components["schemas"]["DetailCode"];
            };
            rate_codes: {
                [key: string]: components["schemas"]["RateCode"];
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Operator: {
            name: components["schemas"]["Names"];
            tagline: components["schemas"]["Names"];
            organisation: string;
            version: string;
            package_name: string;
            /** Format: uri */
            site_url: string;
            /** Format: uri */
            api_url: string;
            /** Format: uri */
            files_url: string;
            /** Format: uri */
            dashboard_url: string;
            /** Format: email */
            support_email: string;
            /** Format: email */
            security_email: string;
            /** Format: date-time */
            security_expires: string;
            content_signals: string;
            support_hours: {
                from: string;
                to: string;
            };
            terms: {
                price: components["schemas"]["Names"];
                retention: components["schemas"]["Names"];
                sla: components["schemas"]["Names"];
            };
            client_timeout_seconds: number;
            label_url_days: number;
            deprecation_months: number;
            /** Format: uri */
            sandbox_url: string;
            /**
             * Format: uri
             * @description Where a reader becomes a customer.
             */
            sign_up_url?: string;
            /** Format: uri */
            pricing_url?: string;
            /**
             * Format: uri
             * @description The repository of the portal.
             */
            source_url?: string;
        };
        ExampleEntry: {
            name: string;
            title: string;
            /** @description Carrier type or custom. */
            carrier?: string;
            /** @description Path parameters. */
            path?: {
                [key: string]: string;
            };
            /** @description Query parameters. */
            query?: {
                [key: string]: string;
            };
            /** @description Examples that are sent before. */
            after?: string[];
            /** @description Hours between those and this one. */
            hours_later?: number;
        };
        ExampleIndex: {
            [key: string]: components["schemas"]["ExampleEntry"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
