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
            tracked: boolean;
            label_position?: {
                max: number;
            };
            lower_half?: boolean;
            /** @description Slots that differ from the carrier's. */
            delivery_time?: string[];
            /** @description Size classes that differ from the carrier's. */
            pack_sizes?: string[];
            /** @enum {string} */
            cash_on_delivery?: "required";
            /** @description Differs from the carrier's. */
            insurance?: boolean;
            /** @description Differs from the carrier's. */
            ddp?: boolean;
            max_weight_kg?: number;
            freight?: components["schemas"]["Freight"];
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        CarrierEntry: {
            name: components["schemas"]["Names"];
            /** @enum {string} */
            scope: "domestic" | "international";
            tracking: boolean;
            test_labels: {
                /** @description Whether an account must be registered. */
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
            } | null;
            delivery_time: string[];
            temperature: ("regular" | "fresh" | "frozen")[];
            cash_on_delivery: {
                /** @description JPY. */
                max: number;
                services: string[];
            } | null;
            insurance: boolean;
            tax_id: boolean;
            ddp: boolean;
            negotiated_rates: boolean;
            scheduled_delivery_email: boolean;
            instructions: boolean;
            signature: boolean;
            security_service: boolean;
            multiple_parcels: boolean;
            packages: string[];
            /** @description Whether the carrier takes some business days to activate an account. */
            activation: boolean;
            print_sizes: string[];
            pack_sizes: string[];
            address: components["schemas"]["AddressLimits"];
            regions: string[];
            services: {
                [key: string]: components["schemas"]["Service"];
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
        Carriers: {
            carriers: {
                [key: string]: components["schemas"]["CarrierEntry"];
            };
            custom: {
                service: string;
                name: components["schemas"]["Names"];
                "x-assumed"?: components["schemas"]["Assumed"];
            };
            packages: components["schemas"]["NamedValues"];
            delivery_times: components["schemas"]["NamedValues"];
            print_sizes: {
                [key: string]: components["schemas"]["PrintSize"];
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Prefecture: {
            ja: string;
            en: string;
            yamato: string;
            sagawa: string;
            yuupack: string;
        };
        Prefectures: {
            prefectures: components["schemas"]["Prefecture"][];
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
        Journey: {
            does: string;
            steps: ("registered" | "collected" | "transit" | "customs" | "out_for_delivery" | "delivered" | "held" | "exception" | "returned")[];
            numbers: {
                [key: string]: string;
            };
        };
        Journeys: {
            minutes_per_step: number;
            journeys: {
                [key: string]: components["schemas"]["Journey"];
            };
        };
        Fault: {
            operation: string;
            example: string;
            /** @description Merge patch (RFC 7396) on the body of the example. */
            change?: Record<string, unknown>;
            /** Format: date-time */
            at?: string;
            /** @enum {string} */
            accounts?: "none" | "pending";
            /** @enum {string} */
            token?: "sub-user" | "replaced";
            scenario?: string;
            /** @description Examples that are sent before, beside those that its example comes after. */
            after?: string[];
            /** @description Path parameters that differ. */
            path?: {
                [key: string]: string;
            };
            /** @description Rules that such a request cannot help breaking as well. */
            also?: string[];
        };
        Faults: {
            [key: string]: components["schemas"]["Fault"];
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
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        DetailCode: {
            meaning: string;
            value: string;
        };
        CarrierCode: {
            carrier: string;
            field: string;
            meaning: string;
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
            carrier_codes: {
                [key: string]: components["schemas"]["CarrierCode"];
            };
            "x-assumed"?: components["schemas"]["Assumed"];
        };
        Operator: {
            name: components["schemas"]["Names"];
            tagline: components["schemas"]["Names"];
            organisation: string;
            version: string;
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
            /** Format: uri */
            sandbox_url: string;
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
