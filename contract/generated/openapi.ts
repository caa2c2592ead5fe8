/* eslint-disable */
// Generated from the contract by "npm run generate"; do not edit.

export type paths = {
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description Returns a page of the shipments of the last 2 months, newest first. By default, it returns today's shipments.
         */
        get: operations["shipments-list"];
        put?: never;
        /**
         * Create a shipment
         * @description Creates a label with the carrier and, for an international shipment, the commercial invoice. Call it when an order is packed.
         */
        post: operations["shipment-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shipment
         * @description Returns one shipment with its label, tracking numbers and invoice. You can also get voided shipments.
         */
        get: operations["shipment-get"];
        put?: never;
        post?: never;
        /**
         * Void a shipment
         * @description Voids a shipment. Its label can no longer be used. You can still get the shipment, with the state `void`.
         */
        delete: operations["shipment-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List rates
         * @description Returns the prices of a shipment from your carrier accounts. Call it only before you create the shipment: rate-only use may invalidate your token.
         */
        post: operations["rates-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carrier accounts
         * @description Returns your carrier accounts, with the IDs to use in shipments.
         */
        get: operations["carriers-list"];
        put?: never;
        /**
         * Register a carrier account
         * @description Registers a carrier account, for shipments and rates.
         */
        post: operations["carrier-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a carrier account
         * @description Changes the credentials or settings of a carrier account, such as the password or the print size.
         */
        put: operations["carrier-update"];
        post?: never;
        /**
         * Delete a carrier account
         * @description Deletes a carrier account and its negotiated rates. Its shipments are kept.
         */
        delete: operations["carrier-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload negotiated rates
         * @description Saves the prices that you agreed with Yamato, Sagawa or Yu-Pack, for domestic rates.
         */
        post: operations["negotiated-rates-upload"];
        /**
         * Delete negotiated rates
         * @description Deletes all negotiated rates of a carrier account.
         */
        delete: operations["negotiated-rates-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/{carrier}/{tracking_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tracking
         * @description Returns the status and history of a parcel, even if you didn't ship it through this API.
         */
        get: operations["tracking-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consignee addresses
         * @description Returns your consignee addresses.
         */
        get: operations["addresses-list"];
        put?: never;
        /**
         * Register a consignee address
         * @description Saves a consignee address.
         */
        post: operations["address-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Returns your warehouses.
         */
        get: operations["warehouses-list"];
        put?: never;
        /**
         * Register a warehouse
         * @description Saves a location that you ship from.
         */
        post: operations["warehouse-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description Returns your files, without the images.
         */
        get: operations["files-list"];
        put?: never;
        /**
         * Upload a file
         * @description Saves a signature or a logo for commercial invoices. Paperless DHL invoices require a signature.
         */
        post: operations["file-upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sub users
         * @description Returns the sub users of your account, without their tokens.
         */
        get: operations["subusers-list"];
        put?: never;
        /**
         * Register a sub user
         * @description Adds a user to your account, with separate data and, optionally, a separate token.
         */
        post: operations["subuser-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sub user
         * @description Returns one sub user, with its token if it has one.
         */
        get: operations["subuser-get"];
        put?: never;
        /**
         * Refresh the token of a sub user
         * @description Creates a new token for a sub user. The previous token becomes invalid immediately.
         */
        post: operations["subuser-refresh"];
        /**
         * Delete a sub user
         * @description Deletes a sub user. Its token becomes invalid immediately.
         */
        delete: operations["subuser-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /** @description Address registered with the carrier. */
        AccountAddress: {
            /** @description Company name. */
            company: string;
            /** @description Contact name. */
            full_name?: string;
            /** @description Phone number. */
            phone: string;
            /** @description Email address. */
            email?: string;
            /** @description First address line. */
            address1: string;
            /** @description Second address line. */
            address2?: string;
            /** @description Postal code. */
            zip: string;
            /** @description City. */
            city: string;
            country: components["schemas"]["Country"];
        };
        /** @description Name, contact details and postal address. */
        Address: {
            /** @description Name of the person. */
            full_name?: string;
            /** @description Company name. A building goes into `extra`; Yamato also accepts the name of a building or hotel here. */
            company?: string;
            /** @description Email address to which carriers send notifications. */
            email?: string;
            /**
             * @description Phone number of 6 to 20 digits, with or without `+` at the beginning, hyphens, dots, spaces and parentheses.
             * @example 075-211-0456
             */
            phone?: string;
            country?: components["schemas"]["Country"];
            /** @description Postal code. A Japanese postal code has seven digits, with or without a hyphen. For places without postal codes, specify the carrier's substitute, such as `999999` for Hong Kong. */
            zip?: string;
            /** @description State, province or prefecture. Use the code if the country has codes (`CA` for California). In Japan, use the name of the prefecture, in Japanese or in Latin letters; shipments with Yamato require it for the consignee. In other countries, any text in Latin letters, or omit it. */
            province?: string;
            /** @description City. Required for the consignee when you create an international shipment. In a domestic shipment, omit it and start `address1` with the city. */
            city?: string;
            /** @description First address line. The maximum length depends on the carrier. */
            address1?: string;
            /** @description Second address line. Shipments with Yamato require it, or `address2_kanji`, in `to_address` but not in `from_address`. */
            address2?: string;
            /** @description Third address line. */
            address3?: string;
            /** @description Additional details, such as the building or department. */
            extra?: string;
            /** @description Name of the person in Japanese, for domestic labels. */
            full_name_kanji?: string;
            /** @description Company name in Japanese. */
            company_kanji?: string;
            /** @description Prefecture in Japanese. */
            province_kanji?: string;
            /** @description First address line in Japanese. */
            address1_kanji?: string;
            /** @description Second address line in Japanese. */
            address2_kanji?: string;
            /** @description Third address line in Japanese. */
            address3_kanji?: string;
        };
        /** @description Saved consignee address. */
        AddressRecord: {
            /** @description Unique ID. */
            id: components["schemas"]["RecordId"];
            /** @description Time of registration. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Address in its documented form. An omitted field is an empty string, or missing if its name ends with `_kanji`. */
            address: components["schemas"]["Address"];
        };
        /** @description Error object. */
        ApiError: {
            /** @description Unique ID of the call. Include it when you contact support. */
            debug_id: string;
            /** @description Error type, for your code to branch on. For an error from a carrier, the carrier type in uppercase and the carrier's error code, such as `SAGAWA_E1-0029`. */
            code: string;
            /** @description Short description of the error. */
            message: string;
            /** @description Detailed description of the error. */
            description: string;
            /**
             * Format: uri
             * @description URL of the page that explains the error.
             */
            link: string;
            /** @description Issues in the request, one entry each. Empty if no part of the request has to be fixed, for example with `INTERNAL_ERROR`. */
            details: components["schemas"]["ErrorDetail"][];
            /**
             * @description Present only if the token was rejected.
             * @constant
             */
            auth?: false;
        };
        /**
         * Format: date
         * @description Date in the form YYYY-MM-DD.
         */
        CalendarDate: string;
        /** @description Carrier account. */
        Carrier: {
            /** @description Unique ID. Use it as `setup.carrier_id`. */
            id: components["schemas"]["CarrierId"];
            /** @description Carrier type. */
            type: components["schemas"]["CarrierType"];
            /**
             * @description State of the carrier account.
             * @enum {string}
             */
            state: "active" | "pending" | "disabled";
            /** @description Time of registration. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
            /** @description Credentials. Values such as account numbers and user IDs are masked: four asterisks and the last four characters, or only asterisks if the value is shorter than eight characters. Passwords, keys and `customer_numbers` are omitted. Values that aren't secret, such as the address, are returned unchanged. */
            credentials: Record<string, unknown>;
            settings: components["schemas"]["CarrierSettings"];
        };
        /**
         * @description ID of one of your carrier accounts, as returned at registration.
         * @example Hq4vT8sLm2Xc9RwJd
         */
        CarrierId: string;
        /** @description Carrier account to register. */
        CarrierRegistration: components["schemas"]["CarrierRegistrationYamato"] | components["schemas"]["CarrierRegistrationSagawa"] | components["schemas"]["CarrierRegistrationYuupack"] | components["schemas"]["CarrierRegistrationYuupacket"] | components["schemas"]["CarrierRegistrationYuumail"] | components["schemas"]["CarrierRegistrationSeino"] | components["schemas"]["CarrierRegistrationJapanpost"] | components["schemas"]["CarrierRegistrationDhl"] | components["schemas"]["CarrierRegistrationFedex"] | components["schemas"]["CarrierRegistrationUps"] | components["schemas"]["CarrierRegistrationPegasus"];
        /** @description Carrier account to register. */
        CarrierRegistrationDhl: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dhl";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsDhl"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationFedex: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "fedex";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsFedex"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationJapanpost: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "japanpost";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsJapanpost"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationPegasus: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "pegasus";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsPegasus"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationSagawa: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "sagawa";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsSagawa"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationSeino: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "seino";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsSeino"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationUps: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ups";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsUps"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationYamato: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "yamato";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsYamato"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationYuumail: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "yuumail";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsYuumail"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationYuupack: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "yuupack";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsYuupack"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Carrier account to register. */
        CarrierRegistrationYuupacket: {
            /**
             * @description Carrier type. It determines the required credentials and can't be changed later. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "yuupacket";
            /** @description Credentials issued by the carrier. The fields depend on the carrier type. */
            credentials: components["schemas"]["CredentialsYuupacket"];
            settings?: components["schemas"]["CarrierSettings"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Label settings of this carrier account. */
        CarrierSettings: {
            print?: components["schemas"]["PrintSettings"];
            label?: components["schemas"]["LabelSettings"];
            scheduled_delivery_email?: components["schemas"]["ScheduledDeliveryEmail"];
        };
        /** @description Settings to change, field by field at every level. All settings are validated, including those you omit. */
        CarrierSettingsChange: {
            print?: components["schemas"]["PrintSettingsMembers"];
            label?: components["schemas"]["LabelSettings"];
            scheduled_delivery_email?: components["schemas"]["ScheduledDeliveryEmailMembers"];
        };
        /**
         * @description Carrier type.
         * @enum {string}
         */
        CarrierType: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "yuumail" | "seino" | "japanpost" | "dhl" | "fedex" | "ups" | "pegasus";
        /** @description Fields to change. Omitted fields keep their values. */
        CarrierUpdate: {
            /** @description Carrier type. It can't be changed, so the only accepted value is the current type. */
            type?: components["schemas"]["CarrierType"];
            /** @description Credentials to replace, field by field. The fields are the same as in “Register a carrier account”. */
            credentials?: Record<string, unknown>;
            settings?: components["schemas"]["CarrierSettingsChange"];
            /** @description Name of the carrier account, for your own use. */
            name?: string;
        };
        /** @description Amount that the carrier collects from the consignee. */
        CashOnDelivery: {
            /** @description Amount to collect, including tax. */
            amount: number;
            /** @description Consumption tax included in the amount. It can't exceed the amount. */
            tax: number;
        };
        /** @description Consignee address. */
        ConsigneeAddress: {
            address1: string;
            zip: string;
            phone: string;
        } & WithRequired<components["schemas"]["Address"], "country" | "zip" | "address1" | "phone">;
        /**
         * @description Country as an uppercase ISO 3166-1 alpha-2 code.
         * @enum {string}
         */
        Country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description The credentials of DHL. */
        CredentialsDhl: {
            /** @description Account number for exports. */
            account_number: string;
            /** @description Account number for imports. */
            import_acc_number?: string;
            /** @description Site ID. */
            site_id: string;
            /** @description Password for the site ID. */
            password: string;
            address: components["schemas"]["AccountAddress"];
        };
        /** @description The credentials of FedEx. */
        CredentialsFedex: {
            /** @description Account number. */
            account_number: string;
            /** @description Password issued by the carrier. */
            password: string;
            invoice_2fa: components["schemas"]["Invoice2fa"];
            address: components["schemas"]["AccountAddress"];
        };
        /** @description The credentials of Japan Post for international shipments. */
        CredentialsJapanpost: {
            /** @description User ID issued by Japan Post. */
            user_id?: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
        };
        /** @description The credentials of Pegasus Global Express. */
        CredentialsPegasus: {
            /** @description Account number. */
            account_number: string;
            /** @description Password issued by the carrier. */
            password: string;
        };
        /** @description The credentials of Sagawa Express. */
        CredentialsSagawa: {
            /** @description Key issued by the carrier. */
            key: string;
            /** @description Password issued by the carrier. */
            password: string;
            customer_numbers: components["schemas"]["CustomerNumbers"];
        };
        /** @description The credentials of Seino Transportation. */
        CredentialsSeino: {
            /** @description Key issued by the carrier. */
            key: string;
            /** @description Password issued by the carrier. */
            password: string;
        };
        /** @description The credentials of UPS. */
        CredentialsUps: {
            /**
             * @description Account number, six letters and digits.
             * @example 84W7E6
             */
            account_number: string;
        };
        /** @description The credentials of Yamato Transport. */
        CredentialsYamato: {
            /** @description Customer code issued by Yamato. */
            key: string;
            /**
             * @description Freight management number.
             * @default 01
             * @example 01
             */
            freight_number?: string;
        };
        /** @description Credentials for Yu-Mail. Specify `customer_numbers` or `niokurinin`. */
        CredentialsYuumail: {
            /** @description User ID issued by Japan Post. */
            user_id: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
            /** @description Shipper code issued by Japan Post. */
            niokurinin?: string;
        };
        /** @description Credentials for Yu-Pack. Specify `customer_numbers` or `niokurinin`. */
        CredentialsYuupack: {
            /** @description User ID issued by Japan Post. */
            user_id: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
            /** @description Shipper code issued by Japan Post. */
            niokurinin?: string;
        };
        /** @description Credentials for Yu-Packet. Specify `customer_numbers` or `niokurinin`. */
        CredentialsYuupacket: {
            /** @description User ID issued by Japan Post. */
            user_id: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
            /** @description Shipper code issued by Japan Post. */
            niokurinin?: string;
        };
        /**
         * @description Currency of prices and amounts, as an ISO 4217 code.
         * @enum {string}
         */
        Currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /** @description Customer code (Sagawa) or customer number (Japan Post), divided into 4 strings as in the example requests. */
        CustomerNumbers: string[];
        /** @description Customs declaration. Required for international shipments. */
        Customs: {
            /**
             * @description Category of the contents, as on postal customs forms.
             * @enum {string}
             */
            content_type: "MERCHANDISE" | "GIFT" | "SAMPLE" | "DOCUMENTS" | "RETURNED_GOODS" | "OTHER";
            /**
             * @description Set to `true` to charge duties and taxes to the shipper (DDP). With Pegasus, only PEN-DHL and PEN-UPS support this; other Pegasus services ignore it, with a warning.
             * @default false
             */
            duty_paid?: boolean;
        };
        /** @description Label, tracking numbers and invoices. */
        Delivery: {
            /**
             * @description Carrier type, or `custom` for in-house shipping.
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "yuumail" | "seino" | "japanpost" | "dhl" | "fedex" | "ups" | "pegasus" | "custom";
            /** @description Service used for the shipment. */
            method: components["schemas"]["Service"];
            /** @description Tracking numbers in the order of the label's pages: one for the shipment and, if you requested a return label, one for the return label. Empty for in-house shipping and for services without tracking. */
            tracking_numbers: string[];
            /**
             * Format: uri
             * @description URL of the label as a PDF. With a return label, the PDF has several pages. `null` for in-house shipping.
             */
            label: string | null;
            /** @description Commercial invoice as a Base64-encoded PDF. `null` for domestic shipments. */
            invoice: string | null;
            /**
             * Format: uri
             * @description URL of the carrier's own commercial invoice as a PDF. `null` if the carrier doesn't create one.
             */
            carrier_invoice: string | null;
            /** @description Problems that didn't block the shipment, including unknown fields in the request. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Error in one field. */
        ErrorDetail: {
            /**
             * @description Error type.
             * @enum {string}
             */
            code: "REQUIRED" | "ONE_OF_REQUIRED" | "INVALID_TYPE" | "FORMAT" | "INVALID_VALUE" | "INVALID" | "INSUFFICIENT" | "TOO_MANY" | "TOO_LONG" | "TOO_WIDE" | "TOO_LARGE" | "TOO_EARLY" | "TOO_LATE" | "NOT_SUPPORTED" | "NOT_SUPPORTED_BY_SERVICE" | "DUPLICATE" | "UNKNOWN_FIELD" | "NOT_FOUND";
            /** @description Path of the field from the top of the body, with dots and with array indexes from 0, such as `parcels.0.width`. For an error in a parameter, its name. Empty for an error in the whole body or of the token. */
            field: string;
            /** @description Accepted values in machine-readable form: a limit, an array of values or fields, or `null`. The `code` determines its meaning. */
            value: (string[] | number | string)[] | number | string | null;
            /** @description Rejected value. Long strings are shortened. For an array with too many or too few entries, the number of its entries; for a parcel that is too large, too small or too heavy, its measure, such as `180` or `30 × 26`. `null` for other arrays and objects, for missing fields and for everything in `credentials`. */
            given: boolean | number | string | null;
            /** @description Cause and fix. */
            message: string;
            /** @description ID of the rule that was broken. `null` if no rule was broken, for example with a wrong type or a rejected token. */
            rule: string | null;
        };
        /** @description Uploaded file. The image itself isn't returned. */
        FileRecord: {
            /** @description Unique ID. */
            id: components["schemas"]["RecordId"];
            /**
             * @description Type of image.
             * @enum {string}
             */
            type: "signature" | "logo";
            /** @description Time of the upload. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Image for commercial invoices. */
        FileUpload: {
            /**
             * @description Type of image.
             * @enum {string}
             */
            type: "signature" | "logo";
            /** @description Image as a Base64 string: PNG or JPEG, at most 1 MB before encoding. */
            file: string;
        };
        /** @description Most recent invoice from FedEx. FedEx uses it to confirm that the account is yours. */
        Invoice2fa: {
            /** @description Invoice number. */
            number: string;
            /** @description Invoice date. */
            date: components["schemas"]["CalendarDate"];
            /** @description Invoice amount. */
            amount: number;
            /** @description Currency of the amount. */
            currency: components["schemas"]["Currency"];
        };
        /** @description Contents of the label. */
        LabelSettings: {
            /**
             * @description Prints the account number or the customer code of your contract with the carrier, masked, on the label.
             * @default true
             */
            show_account?: boolean;
            /**
             * @description Adds an archive page for your own records.
             * @default false
             */
            extra_page?: boolean;
            /**
             * @description With Yamato, Sagawa, Yu-Pack and Seino, prints the earliest possible delivery date on the label if `setup.delivery_date` is omitted.
             * @default false
             */
            delivery_date?: boolean;
        };
        /** @description Sub user, without its token. */
        ListedSubUser: {
            /** @description Unique ID. */
            id: string;
            /** @description Identifier specified at registration. */
            key: string;
            info: components["schemas"]["SubUserInfo"];
            /** @description Time of registration. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Result of the operation. */
        Message: {
            /** @description Result of the operation, in the language of the response. */
            message: string;
        };
        /** @description Negotiated prices for one origin region and size. */
        NegotiatedRate: {
            /** @description Name of the origin region, as listed for the carrier. */
            origin: components["schemas"]["Region"];
            /**
             * @description Size class of the carrier.
             * @example 80
             */
            size: string;
            /** @description Price for each destination region, including tax, as an integer from 0. */
            prices: {
                [key: string]: number;
            };
        };
        /** @description Rows to save. A row replaces the saved row with the same origin and size; other rows are kept. */
        NegotiatedRatesUpload: {
            /** @description Rows, one for each origin and size. */
            rates: components["schemas"]["NegotiatedRate"][];
        };
        /** @description Handling instructions. */
        Options: {
            /**
             * @description Set to `true` if the contents are fragile.
             * @default false
             */
            fragile?: boolean;
            /**
             * @description Set to `true` to keep the parcel upright.
             * @default false
             */
            side_up?: boolean;
            /**
             * @description Set to `true` if the contents are valuable. Cash and securities can't be shipped.
             * @default false
             */
            valuable_goods?: boolean;
        };
        /** @description Position in the list. */
        Pagination: {
            /** @description Number of matching entries. */
            total_count: number;
            /** @description Number of pages. */
            total_pages: number;
            /** @description Page number of this response. */
            current_page: number;
        };
        /** @description Parcel. Specify its three dimensions and weight, or a package of the carrier. */
        Parcel: components["schemas"]["ParcelFields"];
        /** @description Parcel. */
        ParcelFields: {
            /** @description Width. */
            width?: number;
            /** @description Height. */
            height?: number;
            /** @description Depth. */
            depth?: number;
            /** @description Weight of one parcel including its contents. When you create a shipment, it's required with dimensions and optional with `package`. */
            weight?: number;
            /**
             * @description Package of the carrier. Used only if the dimensions are omitted.
             * @enum {string}
             */
            package?: "dhl_envelope" | "dhl_flyer" | "dhl_box_2" | "dhl_box_3" | "dhl_box_4" | "dhl_box_5" | "dhl_box_6" | "dhl_box_7" | "dhl_jumbo_box" | "fedex_envelope" | "fedex_pak" | "fedex_box" | "fedex_tube" | "fedex_10kg_box" | "fedex_25kg_box";
            /**
             * @description Number of identical parcels.
             * @default 1
             */
            amount?: number;
        };
        /** @description Japanese postal codes have seven digits. */
        PostalCodes: Record<string, unknown>;
        /** @description Print settings. */
        PrintSettings: components["schemas"]["PrintSettingsMembers"];
        /** @description Print settings. */
        PrintSettingsMembers: {
            /**
             * @description Print size of labels. The available sizes depend on the carrier.
             * @enum {string}
             */
            size?: "PDF_A4" | "PDF_A5" | "PDF_A6" | "PDF_4X6" | "PDF_4.5X7.8" | "PDF_4.2X8.3_BLUE";
            /**
             * @description Print size for services that can't use `size`. Required if `size` is `PDF_4.5X7.8`. Thermal sizes aren't allowed.
             * @enum {string}
             */
            size_fallback?: "PDF_A4" | "PDF_A5";
        };
        /** @description Product in the shipment. */
        Product: {
            /** @description Product name. Use Latin letters for international shipments. */
            name: string;
            /** @description Number of units. */
            quantity: number;
            /** @description Unit price before any discount. Required when you create an international shipment or one with cash on delivery. As many decimals as the currency has in ISO 4217: none in JPY and KRW, two in USD, three in KWD. */
            price?: number;
            /** @description Unit weight. */
            weight?: number;
            /**
             * @description Harmonized System code of 6 to 10 digits, with or without dots. Some destinations, such as the European Union, require it.
             * @example 9608.30
             */
            hs_code?: string;
            /** @description Country of origin. Required when you create an international shipment. */
            origin_country?: string;
        };
        /**
         * @description State or territory of Australia, ISO 3166-2:AU.
         * @enum {string}
         */
        ProvinceAu: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";
        /**
         * @description State of Brazil, ISO 3166-2:BR.
         * @enum {string}
         */
        ProvinceBr: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /**
         * @description Province or territory of Canada, ISO 3166-2:CA.
         * @enum {string}
         */
        ProvinceCa: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
        /** @description In countries with province codes, the province is a code. */
        ProvinceCodes: Record<string, unknown>;
        /**
         * @description State or union territory of India, ISO 3166-2:IN.
         * @enum {string}
         */
        ProvinceIn: "AN" | "AP" | "AR" | "AS" | "BR" | "CG" | "CH" | "DH" | "DL" | "GA" | "GJ" | "HP" | "HR" | "JH" | "JK" | "KA" | "KL" | "LA" | "LD" | "MH" | "ML" | "MN" | "MP" | "MZ" | "NL" | "OD" | "PB" | "PY" | "RJ" | "SK" | "TN" | "TR" | "TS" | "UK" | "UP" | "WB";
        /**
         * @description State of Mexico, ISO 3166-2:MX.
         * @enum {string}
         */
        ProvinceMx: "AGU" | "BCN" | "BCS" | "CAM" | "CHH" | "CHP" | "CMX" | "COA" | "COL" | "DUR" | "GRO" | "GUA" | "HID" | "JAL" | "MEX" | "MIC" | "MOR" | "NAY" | "NLE" | "OAX" | "PUE" | "QUE" | "ROO" | "SIN" | "SLP" | "SON" | "TAB" | "TAM" | "TLA" | "VER" | "YUC" | "ZAC";
        /**
         * @description State or territory of the United States, ISO 3166-2:US.
         * @enum {string}
         */
        ProvinceUs: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "DC" | "AS" | "GU" | "MP" | "PR" | "UM" | "VI";
        /** @description Rate of one service of one carrier account. */
        Rate: {
            /** @description Carrier type. */
            carrier: components["schemas"]["CarrierType"];
            /** @description Carrier account that returned the rate. Use it for the shipment. */
            carrier_id: components["schemas"]["CarrierId"];
            /** @description Service. Use it as `setup.service` when you create the shipment. */
            service: components["schemas"]["Service"];
            /** @description Whether parcels of this service have a tracking number. */
            tracked: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Total price in `currency`, including surcharges. */
            price: number;
            /** @description Surcharges included in the price. Empty if there are none. */
            surcharges: components["schemas"]["Surcharge"][];
            /**
             * Format: date
             * @description Estimated delivery date, if the carrier provides one.
             */
            estimated_delivery_date: string | null;
        };
        /** @description Address to get rates for. Only the country is required; within Japan also `province` or `zip`, since the price depends on the prefecture. */
        RateAddress: WithRequired<components["schemas"]["Address"], "country">;
        /** @description Carrier account that returned no rate. */
        RateError: {
            /** @description Carrier type. */
            carrier: components["schemas"]["CarrierType"];
            /** @description ID of the carrier account. */
            carrier_id: components["schemas"]["CarrierId"];
            /**
             * @description Reason, in machine-readable form.
             * @enum {string}
             */
            code: "VALIDATION_ERROR" | "SHIPMENT_FAILED" | "NO_RATE" | "NO_RESPONSE";
            /** @description Reason, in the language of the response. */
            message: string;
            /** @description Rules that a shipment would break, as in the `details` of an error. Empty unless `code` is `VALIDATION_ERROR` or `SHIPMENT_FAILED`. */
            details: components["schemas"]["ErrorDetail"][];
        };
        /** @description Parcel to get rates for. Specify its weight, its three dimensions, both, or a package of the carrier. */
        RateParcel: components["schemas"]["ParcelFields"];
        /** @description Shipment to get rates for: the body of a shipment, of which only what a price depends on is required. */
        RateRequest: {
            setup?: components["schemas"]["RateSetup"];
            /** @description Consignee address. */
            to_address: components["schemas"]["RateAddress"];
            /** @description Shipper address. */
            from_address: components["schemas"]["RateAddress"];
            /** @description Products in the shipment. */
            products?: components["schemas"]["Product"][];
            /** @description Parcels. Required for international shipments. For domestic shipments, `setup.pack_size` and `setup.pack_amount` are sufficient. */
            parcels?: components["schemas"]["RateParcel"][];
            /** @description Customs declaration. Optional in a request for rates. */
            customs?: components["schemas"]["Customs"];
            options?: components["schemas"]["Options"];
            /**
             * @description IOSS number, for goods of up to 150 EUR that you send to consumers in the European Union and Northern Ireland.
             * @example IM2760000742
             */
            ioss_number?: string;
        };
        /** @description Rates, and the carrier accounts that returned none. */
        RateResponse: {
            /** @description Rates, one for each service. */
            rates: components["schemas"]["Rate"][];
            /** @description Carrier accounts that returned no rates. The rates of the others are valid. Carrier accounts that don't support this kind of shipment (domestic or international) aren't listed. */
            errors: components["schemas"]["RateError"][];
            /** @description Problems that didn't prevent rates, such as a field that is ignored, and the reason if both `rates` and `errors` are empty. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Carrier and shipment options, with the same fields as for a shipment. `service` and `test` don't change the rates. */
        RateSetup: {
            /** @description Carrier type to get rates from. If `carrier` and `carrier_id` are omitted, all your carrier accounts are used. */
            carrier?: components["schemas"]["CarrierType"];
            /** @description Carrier account to get rates from. If `carrier` and `carrier_id` are omitted, all your carrier accounts are used. */
            carrier_id?: components["schemas"]["CarrierId"];
            /** @description Has no effect, since rates don't depend on it. `warnings` reports it, and an unknown code is an error. Choose a service from the response. */
            service?: components["schemas"]["Service"];
            /**
             * @description Ignored, since test labels have no rates. `warnings` reports it.
             * @default false
             */
            test?: boolean;
        } & components["schemas"]["Setup"];
        /** @description Unique ID. */
        RecordId: string;
        /**
         * @description Name of one of the carrier's regions.
         * @enum {string}
         */
        Region: "Hokkaido" | "North Tohoku" | "South Tohoku" | "Kanto" | "Shinetsu" | "Hokuriku" | "Chubu" | "Kansai" | "Chugoku" | "Shikoku" | "Kyushu" | "Okinawa" | "Tokai" | "North Kyushu" | "South Kyushu" | "Tohoku" | "Kinki";
        /** @description Email that Yamato sends to the consignee before delivery. */
        ScheduledDeliveryEmail: WithRequired<components["schemas"]["ScheduledDeliveryEmailMembers"], "enabled">;
        /** @description Email that Yamato sends to the consignee before delivery. */
        ScheduledDeliveryEmailMembers: {
            /** @description Set to `true` to have Yamato send the email. */
            enabled?: boolean;
            /** @description Body of the email. Required if `enabled` is `true`. */
            message?: string;
        };
        /**
         * @description Service of a carrier, or `custom` for in-house shipping.
         * @enum {string}
         */
        Service: "yamato_regular" | "yamato_collect" | "yamato_freight_collect" | "yamato_time" | "yamato_compact" | "yamato_nekopos" | "yamato_direct_mail" | "yamato_kuroneko_yuupacket" | "sagawa_regular" | "sagawa_large" | "yuupack_regular" | "yuupacket_regular" | "yuumail_regular" | "seino_regular" | "japanpost_ems" | "japanpost_epacket" | "japanpost_epacket_light" | "japanpost_smallpacket_air" | "japanpost_smallpacket_sea" | "japanpost_air_packet" | "japanpost_air_parcel" | "japanpost_sea_parcel" | "dhl_express_worldwide" | "dhl_express_1200" | "dhl_express_1030" | "dhl_express_0900" | "fedex_international_priority" | "fedex_international_priority_eod" | "fedex_international_priority_express" | "fedex_international_first" | "fedex_international_economy" | "fedex_international_connect_plus" | "ups_worldwide_saver" | "ups_worldwide_express" | "ups_worldwide_express_plus" | "ups_worldwide_expedited" | "ups_worldwide_express_freight" | "ups_worldwide_express_freight_mid_day" | "pegasus_pen_dhl" | "pegasus_pen_ups" | "pegasus_pen_express" | "custom";
        /** @description Carrier, service and shipment options. */
        Setup: {
            /** @default JPY */
            currency?: components["schemas"]["Currency"];
            /** @description Shipping date: the day of handover to the carrier, in Japan time. Required when you create a shipment with Yamato. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Requested delivery date. */
            delivery_date?: components["schemas"]["CalendarDate"];
            /**
             * @description Requested delivery time. The available time slots depend on the carrier.
             * @default not-specified
             * @enum {string}
             */
            delivery_time?: "not-specified" | "before-noon" | "12-14" | "14-16" | "16-18" | "18-20" | "18-21" | "19-21" | "before-ten" | "before-five";
            /**
             * @description Insured amount. With Japan Post (international) and DHL, it applies to the whole shipment. FedEx splits it evenly across the parcels and doesn't insure documents. UPS uses it as the declared value of each parcel and doesn't print it.
             * @default 0
             */
            insurance?: number;
            /** @description Your own reference, such as an order number. Yamato prints it in the note area of the label. */
            ref_number?: string;
            /** @description Note for the delivery driver. */
            delivery_note?: string;
            /**
             * @description Temperature during transport.
             * @default regular
             * @enum {string}
             */
            temperature?: "regular" | "fresh" | "frozen";
            /** @description Handling instructions. If `options` at the top level of the request contains the same field, the one at the top level is used. */
            options?: components["schemas"]["Options"];
            /**
             * @description Size class of a domestic parcel. With Yamato and Sagawa, the class of its three sides or of its weight, whichever is larger; with Yu-Pack, the class of its three sides. `0` means not specified. The available classes depend on the carrier.
             * @default 0
             * @example 80
             */
            pack_size?: string;
            /**
             * @description Number of pieces of this size. If you omit it and specify `parcels`, the number is the sum of their `amount`. In an international shipment, omit it or specify that number.
             * @default 1
             */
            pack_amount?: number;
            /** @description Amount that the carrier collects from the consignee. Required when you create a shipment with a cash-on-delivery service. */
            cash_on_delivery?: components["schemas"]["CashOnDelivery"];
            /**
             * @description Set to `true` to create a return label too. The PDF then has one more page, and the response one more tracking number. Services without tracking have no return label.
             * @default false
             */
            return_label?: boolean;
            /**
             * @description First free label on an A4 sheet, counted row by row from the top left.
             * @default 1
             */
            print_start_location?: number;
            /**
             * @description Set to `true` to print a Yu-Pack label on the lower half of the A4 sheet.
             * @default false
             */
            print_lower_half?: boolean;
            /** @description Shipping fee that your customer paid, printed on the commercial invoice. */
            shipping_fee?: number;
            /** @description Tax ID of the consignee, printed on the commercial invoice. */
            consignee_tax_id?: string;
            /**
             * @description Discount on the price of each product, in percent. With 10, a price of 5,000 becomes 4,500.
             * @default 0
             */
            discount?: number;
            /** @description Seino transport instruction codes. Your Seino branch provides the codes. */
            instructions?: string[];
            /**
             * @description Set to `true` to require a signature on delivery. This isn't the signature file for invoices.
             * @default false
             */
            signature?: boolean;
            /**
             * @description Set to `true` to add the security service of Yu-Pack. Required for cash on delivery above 300,000 yen, including tax.
             * @default false
             */
            security_service?: boolean;
        };
        /** @description Shipment. */
        Shipment: {
            /** @description Unique ID. Use it to get or void the shipment. */
            id: string;
            /**
             * @description State of the shipment.
             * @enum {string}
             */
            state: "active" | "void";
            /** @description `true` if the label is a test label. */
            test: boolean;
            /** @description Time of creation. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Consignee address. */
            to_address: components["schemas"]["Address"];
            /** @description Shipper address. */
            from_address: components["schemas"]["Address"];
            /** @description Products, with discounted prices. */
            products: components["schemas"]["ShippedProduct"][];
            /** @description Parcels. Empty if the request has none. */
            parcels: components["schemas"]["Parcel"][];
            /** @description Customs declaration. `null` if the request has none. */
            customs: components["schemas"]["Customs"] | null;
            /** @description Shipment options as specified. Carrier, service and test mode are in `delivery` and `test`. `carrier_id` isn't returned: save it if you have several carrier accounts of one type. */
            setup: components["schemas"]["Setup"];
            /** @description Applied handling instructions. */
            options: components["schemas"]["Options"];
            /**
             * @description Incoterm: the party that pays duties and taxes. `null` for domestic shipments.
             * @enum {string|null}
             */
            incoterms: "DDU" | "DAP" | "DDP" | null;
            /** @description IOSS number, or `null`. */
            ioss_number: string | null;
            delivery: components["schemas"]["Delivery"];
        };
        /**
         * @description ID of a shipment.
         * @example API-7PZK4M2QXD
         */
        ShipmentId: string;
        /** @description Page of shipments, newest first. */
        ShipmentPage: {
            /** @description Shipments on this page. */
            shipments: components["schemas"]["Shipment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Shipment to create. */
        ShipmentRequest: {
            setup: components["schemas"]["ShipmentSetup"];
            to_address: components["schemas"]["ConsigneeAddress"];
            from_address: components["schemas"]["ShipperAddress"];
            /** @description Products in the shipment. */
            products: components["schemas"]["Product"][];
            /** @description Parcels, at most 99 pieces in total. Required for international shipments. For domestic shipments, you can specify `setup.pack_size` and `setup.pack_amount` instead; if both are present, `pack_amount` is the number of pieces. */
            parcels?: components["schemas"]["Parcel"][];
            customs?: components["schemas"]["Customs"];
            /** @description Handling instructions. A field specified here overrides the same field of `setup.options`. */
            options?: components["schemas"]["Options"];
            /**
             * @description IOSS number, for goods of up to 150 EUR that you send to consumers in the European Union and Northern Ireland. It's printed on the commercial invoice.
             * @example IM2760000742
             */
            ioss_number?: string;
        };
        /** @description Carrier, service and shipment options. */
        ShipmentSetup: {
            /** @description Carrier type. Specify this or `carrier_id`. If you specify both, the carrier account must be of this type. Not required if `service` is `custom`. */
            carrier?: components["schemas"]["CarrierType"];
            /** @description ID of the carrier account. Specify this or `carrier`. If omitted, your oldest active carrier account of the type is used. */
            carrier_id?: components["schemas"]["CarrierId"];
            /** @description Service of the carrier. `custom` means that you deliver the parcel yourself: no carrier is called and no label is created. */
            service: components["schemas"]["Service"];
            /**
             * @description Set to `true` to create a test label. It's free, needs no credit card and can't be used for shipping.
             * @default false
             */
            test?: boolean;
        } & components["schemas"]["Setup"];
        /** @description Product in the shipment. */
        ShippedProduct: {
            /** @description Unit price after the discount. Rounded down to the decimals of the currency, in JPY to whole yen. */
            price?: number;
        } & components["schemas"]["Product"];
        /** @description Shipper address. */
        ShipperAddress: {
            address1: string;
            zip: string;
            phone: string;
        } & WithRequired<components["schemas"]["Address"], "country" | "zip" | "address1" | "phone">;
        /** @description Sub user. */
        SubUser: {
            /** @description Unique ID. */
            id: string;
            /** @description Identifier specified at registration. */
            key: string;
            info: components["schemas"]["SubUserInfo"];
            /** @description API token, if one was issued. */
            token?: string;
            /** @description Time of registration. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description ID of a sub user.
         * @example 5f0c9a7714de4b02b6a3e81d97c2f460
         */
        SubUserId: string;
        /** @description Information about the sub user. */
        SubUserInfo: {
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description Full name. */
            full_name?: string;
            /** @description Company or shop. */
            company?: string;
        };
        /** @description Sub user to register. */
        SubUserRegistration: {
            /**
             * @description Identifier in the form of an email address. It must be unique among the sub users of your account.
             * @example store-osaka@mori-stationery.example
             */
            key: string;
            info?: components["schemas"]["SubUserInfo"];
            /**
             * @description Set to `true` to issue an API token with the registration.
             * @default false
             */
            api_token?: boolean;
        };
        /** @description New token of the sub user. */
        SubUserToken: {
            /** @description ID of the sub user. */
            id: string;
            /** @description New API token. The previous token no longer works. */
            token: string;
        };
        /** @description Surcharge included in the price. */
        Surcharge: {
            /** @description Type of surcharge. */
            type: string;
            /** @description Amount included in the price, in the `currency` of the rate. */
            price: number;
        };
        /**
         * Format: date-time
         * @description Date and time in UTC, with milliseconds.
         */
        Timestamp: string;
        /** @description Tracking status and history of a parcel. */
        Tracking: {
            /**
             * @description Carrier type.
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "japanpost" | "dhl" | "ups";
            /** @description Requested tracking number. */
            tracking_number: string;
            /** @description Latest event. */
            current_status: components["schemas"]["TrackingEvent"];
            /** @description All events, oldest first. */
            history: components["schemas"]["TrackingEvent"][];
        };
        /** @description Tracking event. */
        TrackingEvent: {
            /** @description Time of the event. */
            date: components["schemas"]["Timestamp"];
            /**
             * @description Status, with the same values for all carriers.
             * @enum {string}
             */
            status: "registered" | "collected" | "transit" | "customs" | "out_for_delivery" | "delivered" | "held" | "exception" | "returned";
            /** @description Description in the carrier's own words. */
            details: string[];
            /** @description Location of the event, or an empty string. */
            location: string;
        };
        /** @description Address to ship from. In Japan, `province_kanji` is required. */
        WarehouseAddress: components["schemas"]["ShipperAddress"];
        /** @description Registered warehouse. */
        WarehouseRecord: {
            /** @description Unique ID. */
            id: components["schemas"]["RecordId"];
            /** @description Time of registration. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Address in its documented form. An omitted field is an empty string, or missing if its name ends with `_kanji`. */
            address: components["schemas"]["Address"];
        };
        /** @description Problem that didn't block the request. */
        Warning: {
            /**
             * @description Warning category.
             * @enum {string}
             */
            type: "label" | "invoice" | "setup" | "customs";
            /** @description Path of the field from the top of the body, with dots and with array indexes from 0, as in an error. If no field is wrong, it's the field that caused the warning, such as `setup.service` for a service without tracking. Empty only in shipments that release 1.0 created. */
            field: string;
            /** @description ID of the rule that the warning is about. For an unknown field, it is `unknown-field`. In shipments, it is also `not-tracked` for a service without tracking, `label-cut` or `invoice-cut` for text that doesn't fit, `invoice-unsigned` for an invoice without a signature, and `null` if release 1.0 created the shipment. In the response to a request for rates, it is also `rates-no-account`, `rates-other-route` or `rates-no-route` if there are no rates. */
            rule: string | null;
            /** @description Carrier code or sentence that describes the problem. */
            message: string;
        };
    };
    responses: {
        /** @description The API token is missing or wrong, a newer token replaced it, or it's the token of a sub user. Only the account can call this operation. */
        AccountTokenError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The shipment ID is unknown, the shipment belongs to another user, or it's already void. */
        ActiveShipmentNotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The carrier account ID is unknown, or the carrier account belongs to another user or was deleted. */
        CarrierNotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description An internal error occurred. Your request isn't the cause. */
        InternalError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The carrier doesn't support negotiated rates, or a query parameter is unknown. */
        NegotiatedRatesError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A query parameter is unknown, or a parameter has an invalid value. */
        ParameterError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is larger than 2 MB. */
        PayloadTooLarge: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A field of the body is missing or has a wrong type or value, or the request breaks a rule that has no separate code. The request is valid, but the carrier or the carrier account doesn't allow the shipment. Some rules have a carrier code instead, such as `YAMATO_ES003001`. The example of each rule shows its code. */
        ShipmentError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The shipment ID is unknown, or the shipment belongs to another user. */
        ShipmentNotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The sub user ID is unknown, or the sub user was deleted. */
        SubUserNotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The API token is missing or wrong, or a newer token replaced it. */
        TokenError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The token made more than 10 calls within 1 second. */
        TooManyRequests: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The carrier has no parcel with this tracking number, or the shipment was voided. */
        TrackingNotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A query parameter is unknown. */
        UnknownParameterError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The `Content-Type` header is missing or isn't `application/json`, or the body is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A field of the body is missing or has a wrong type or value, or the request breaks a rule of this page. */
        ValidationError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The carrier already has the parcel, so the shipment can't be voided, or a query parameter is unknown. */
        VoidError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /** @description Remaining calls and the limit, for example `9/10`. */
        CallLimit: string;
        /** @description Time at which the full number of calls is available again, in Japan time. */
        CallReset: string;
        /** @description Number of seconds to wait before the next call. */
        RetryAfter: number;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    "shipments-list": {
        parameters: {
            query?: {
                /** @description Number of shipments per page. */
                limit?: number;
                /** @description Page number. */
                page?: number;
                /** @description Earliest creation time of the shipments, inclusive. Defaults to the start of today in Japan. Times before the day that is 2 months ago are replaced by the start of that day in Japan. */
                created_after?: string;
                /** @description Latest creation time of the shipments, exclusive. Defaults to the end of today in Japan. */
                created_before?: string;
                /** @description State of the shipments. */
                state?: "active" | "void" | "any";
                /** @description Carrier type of the shipments. */
                carrier?: components["schemas"]["CarrierType"];
                /** @description Your own reference, as specified in `setup.ref_number`. Only shipments with exactly this reference are returned. */
                ref_number?: string;
                /** @description Origin of the shipments, the API or the dashboard. */
                scope?: "api" | "all";
            };
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentPage"];
                };
            };
            400: components["responses"]["ParameterError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentRequest"];
            };
        };
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["ShipmentError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the shipment. */
                id: components["schemas"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["ShipmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the shipment. */
                id: components["schemas"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment is void. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["VoidError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["ActiveShipmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "rates-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateRequest"];
            };
        };
        responses: {
            /** @description Rates, and the carrier accounts that returned none. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carriers-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier accounts, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"][];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierRegistration"];
            };
        };
        responses: {
            /** @description The carrier account with its ID. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierUpdate"];
            };
        };
        responses: {
            /** @description The updated carrier account. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["CarrierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier account was deleted. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["CarrierNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "negotiated-rates-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiatedRatesUpload"];
            };
        };
        responses: {
            /** @description The negotiated rates were saved. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["CarrierNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "negotiated-rates-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The negotiated rates were deleted. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["NegotiatedRatesError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["CarrierNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "tracking-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Carrier type. */
                carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "japanpost" | "dhl" | "ups";
                /** @description Tracking number, percent-encoded. */
                tracking_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and history of the parcel. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["ParameterError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["TrackingNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "addresses-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressRecord"][];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "address-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsigneeAddress"];
            };
        };
        responses: {
            /** @description The address with its ID. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressRecord"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "warehouses-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseRecord"][];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "warehouse-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseAddress"];
            };
        };
        responses: {
            /** @description The warehouse with its ID. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseRecord"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "files-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"][];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "file-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file with its ID. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subusers-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub users, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSubUser"][];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["AccountTokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserRegistration"];
            };
        };
        responses: {
            /** @description The sub user, with its token if you requested one. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["AccountTokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub user. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["AccountTokenError"];
            404: components["responses"]["SubUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUserToken"];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["AccountTokenError"];
            404: components["responses"]["SubUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, `ja` or `en`. Without the header, messages are in Japanese. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description ID of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub user was deleted. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["UnknownParameterError"];
            403: components["responses"]["AccountTokenError"];
            404: components["responses"]["SubUserNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
